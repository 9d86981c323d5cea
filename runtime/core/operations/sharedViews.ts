/** Whoever may change screens for all may share a view of a list with a role, and end what others share (rule U6). */
export const sharingCode = 'a12-m1.8.2';
