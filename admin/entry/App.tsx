import { useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { LoginPage } from '../login/LoginPage.tsx';
import { Gate } from './Gate.tsx';
import { basePath } from './paths.ts';

/** The admin: the log-in page at once, everything else when someone is signed in. */
export function App(): ReactNode {
  const [router] = useState(createRouter);
  return (
    <ErrorBoundary>
      <RouterProvider router={router} />
    </ErrorBoundary>
  );
}

function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <Gate /> },
    ],
    { basename: basePath },
  );
}
