/**
 * What a learner's page runs before it is first drawn: the appearance that was chosen on this device (learner/preferences),
 * so that a dark page never begins light. It stands in the page itself, and the content security policy names it by its hash.
 */
export const firstAppearance =
  "try{var a=JSON.parse(localStorage.getItem('appearance'));if(a==='light'||a==='dark')document.documentElement.dataset.appearance=a}catch(e){}";
