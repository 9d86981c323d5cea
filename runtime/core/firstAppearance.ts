/** Told to the window when another theme is to be shown, or another organisation's colours and favicon. */
export const themeChange = 'theme';

/**
 * What a learner's page runs before it is first drawn: the appearance that was chosen on this device (learner/preferences),
 * so that a dark page never begins light, and the style sheet of the organisation's colour with its favicon, so that no
 * page begins in another one; these again when they change (learner/shell/theme.ts). A channel's theme has its own (rule
 * L10). It stands in the page itself, and the content security policy names it by its hash.
 */
export const firstAppearance =
  "(function(){var d=document,s=d.documentElement.dataset,kept=function(n){try{return JSON.parse(localStorage.getItem(n))}catch(e){}},a=kept('appearance');" +
  "if(a==='light'||a==='dark')s.appearance=a;" +
  "function own(){var p=(s.theme||'default')==='default'&&kept('current-portal-info')||{},u=p.themeUrl,l=d.getElementById('portal-theme'),i=d.querySelector('link[rel=icon]');" +
  'if(i&&p.faviconUrl)i.href=p.faviconUrl;' +
  "if(l&&l.getAttribute('href')===u)return;if(l)l.remove();" +
  "if(u)d.head.append(Object.assign(d.createElement('link'),{id:'portal-theme',rel:'stylesheet',href:u}))}" +
  `own();addEventListener('${themeChange}',own)})()`;
