/** The sheet of the page of verification: readable on any phone, without a script. */
export const style = `
:root{color-scheme:light dark;--ink:#0f1b2d;--second:#475467;--line:#e4e9f0;--control:#8a94a6;--surface:#fff;--page:#f5f7fa;--primary:#1f5eff;--on:#fff;--good:#0b7a3b;--goodSoft:#ebf7f0;--bad:#c4292f;--badSoft:#fdefef;--old:#9a5b00;--oldSoft:#fff6e6}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf3;--second:#b3bdcc;--line:#2b3648;--control:#7c889b;--surface:#182030;--page:#0e1420;--primary:#9db9ff;--on:#0e1420;--good:#5fd08f;--goodSoft:#14301f;--bad:#ff8a8e;--badSoft:#3a1a1d;--old:#ffc266;--oldSoft:#33260f}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/24px system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;overflow-wrap:anywhere}
main{max-width:640px;margin:0 auto;padding:24px 16px 48px}
h1{margin:0 0 8px;font-size:24px;line-height:32px}
p{margin:0 0 16px;color:var(--second)}
label{display:block;margin:0 0 8px;font-weight:600}
.row{display:flex}
input{flex:1;min-width:0;min-height:48px;padding:0 12px;border:1px solid var(--control);border-radius:8px 0 0 8px;background:var(--surface);color:inherit;font:inherit}
::placeholder{color:var(--second);opacity:1}
.only{width:100%;margin:0 0 16px;border-radius:8px}
[readonly]{background:var(--page)}
.captcha svg{display:block;width:280px;height:auto;max-width:100%;margin:0 0 8px;border:1px solid var(--line);border-radius:8px}
.captcha path{fill:var(--surface)}.captcha path+path{fill:var(--ink)}
.file{margin-top:24px}
.person{margin-top:16px}
summary{min-height:44px;padding:10px 0;color:var(--primary);cursor:pointer}
.person .note{margin:0 0 16px}
input[type=file]{padding:10px 12px}
button{min-height:48px;padding:0 24px;border:1px solid var(--primary);border-radius:0 8px 8px 0;background:var(--primary);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
.alone{border-radius:8px}
.plain{background:var(--surface);color:var(--primary)}
.another{min-height:44px;padding:0;border:0;background:none;color:var(--primary);text-decoration:underline}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
section{margin:24px 0 16px;padding:24px 16px;background:var(--surface);border:1px solid var(--line);border-top:6px solid var(--control);border-radius:12px}
h2{margin:0 0 8px;font-size:28px;line-height:36px}
section+.lead,.note+.lead{margin-top:32px}
.is-valid{border-top-color:var(--good)}.is-valid h2{color:var(--good)}
.is-revoked,.is-none{border-top-color:var(--bad)}.is-revoked h2,.is-none h2{color:var(--bad)}
.is-expired{border-top-color:var(--old)}.is-expired h2{color:var(--old)}
.is-none h2{font-size:20px;line-height:28px}
dl{margin:0}
dl div{display:flex;padding:12px 0;border-top:1px solid var(--line)}
dt{flex:none;width:96px;color:var(--second)}
dd{margin:0;font-weight:600}
section form{margin:12px 0 0;padding:24px 0 0;border-top:1px solid var(--line)}
section p:last-child{margin-bottom:0}
.note{margin:12px 0 0;font-size:14px;line-height:22px}
.wrong{margin:8px 0 0;color:var(--bad)}
@media print{form,.person,.lead{display:none}}
`;
