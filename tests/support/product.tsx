import './all-routes.ts'
import type { Session } from '@data1522/mocks/contract/auth'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import {
  changeLanguage,
  ensureMessages,
  type MessageGroup,
  intlStateAtom,
} from '../../dashboard/src/core/i18n/intl.ts'
import { sessionAtom } from '../../dashboard/src/core/auth/session.ts'
import { store } from '../../dashboard/src/core/store.ts'
import { withdrawAllUndo } from '../../dashboard/src/core/mutations/undo.ts'
import { toastQueue } from '../../design-system/src/components/Toast/toasts.ts'
import { keepFocus } from '../../design-system/src/focus/keepFocus.ts'
import type { Language } from '../../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../../design-system/src/locale/LocaleProvider.tsx'

interface ProductOptions {
  /** The address that is open, with what the history keeps for it. */
  address?: string
  state?: unknown
  groups?: readonly MessageGroup[]
  language?: Language
  /** What the person who is signed in may do; nobody is without. */
  rules?: Session['userAbilityRules']
}

/** The id of whoever is signed in. */
export const PERSON = 9

const userData = {
  id: PERSON,
  fullName: 'Ada Brun',
  username: 'ada',
  avatar: '',
  email: 'a@b.example',
  role: 'client',
} as const

/** Renders a part of the product with its words, its address and a person at the keyboard and mouse. */
export async function renderProduct(
  content: ReactNode,
  { address = '/', state, groups = [], language = 'en', rules }: ProductOptions = {},
) {
  // What the test has said and offered goes with it; the next one may have modules of its own.
  onTestFinished(() =>
    act(() => {
      withdrawAllUndo()
      toastQueue.clear()
    }),
  )
  store.set(sessionAtom, rules ? { userData, accessToken: 'token', userAbilityRules: rules } : null)
  await ensureMessages(['app', ...groups])
  await changeLanguage(language)
  const user = userEvent.setup()
  const url = new URL(address, 'http://localhost')
  const view = render(content, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <Speaking>
          <MemoryRouter
            initialEntries={[{ pathname: url.pathname, search: url.search, hash: url.hash, state }]}
          >
            <Suspense>{children}</Suspense>
            <Address />
          </MemoryRouter>
        </Speaking>
      </Provider>
    ),
  })
  return { user, ...view }
}

/** The address that a part rendered by `renderProduct` has led to. */
export const shownAddress = () => document.querySelector('[data-address]')!.textContent

function Address() {
  const { pathname, search } = useLocation()
  return <span data-address="">{pathname + search}</span>
}

function Speaking({ children }: { children: ReactNode }) {
  const speech = useAtomValue(intlStateAtom)!
  useEffect(keepFocus, [])
  return (
    <LocaleProvider language={speech.intl.locale} messages={speech.words}>
      <RawIntlProvider value={speech.intl}>{children}</RawIntlProvider>
    </LocaleProvider>
  )
}
