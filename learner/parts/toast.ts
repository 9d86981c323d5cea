/** A short notice that goes by itself; read out by screen readers. */
export function toast(text: string, kind: 'success' | 'error' | 'warning' | 'info' = 'success'): void {
  const notice = document.createElement('div');
  notice.className = `toast toast-${kind}`;
  notice.textContent = text;
  region().appendChild(notice);
  setTimeout(() => notice.remove(), 4000);
}

function region(): HTMLElement {
  const known = document.getElementById('toasts');
  if (known) return known;
  const created = document.createElement('div');
  created.id = 'toasts';
  created.setAttribute('role', 'status');
  document.body.appendChild(created);
  return created;
}
