import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Frame } from './Frame.tsx'
import { SignIn } from './SignIn.tsx'
import { UserList } from './UserList.tsx'
import { words } from './words.ts'
import './plain.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <IntlProvider locale="en-US" messages={words as Record<string, string>}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="/login" element={<SignIn />} />
            <Route element={<Frame />}>
              <Route path="/apps/user/list" element={<UserList />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </IntlProvider>
  </StrictMode>,
)
