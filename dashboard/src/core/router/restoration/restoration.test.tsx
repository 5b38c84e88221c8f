import { Button } from '@data1522/design-system/Button'
import { Heading } from '@data1522/design-system/Heading'
import { LocaleProvider } from '@data1522/design-system/locale'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import {
  Navigate,
  type NavigateOptions,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useNavigate,
  useRoutes,
} from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage, ensureMessages, intlStateAtom } from '../../i18n/intl.ts'
import { store } from '../../store.ts'
import { scrollPositions } from './navigation-state.ts'
import { keepScrollPositions } from './scroll-positions.ts'
import { ProductRouter } from './ProductRouter.tsx'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
let late: PromiseWithResolvers<void>

function Late() {
  const [isThere, setThere] = useState(false)
  useEffect(() => void late.promise.then(() => setThere(true)), [])
  return (
    <>
      {isThere && <Title>Late</Title>}
      <Button>Act</Button>
    </>
  )
}
const Title = ({ children }: { children: string }) => (
  <Heading level={1} isFocusTarget>
    {children}
  </Heading>
)

const ways: [string, NavigateOptions?][] = [
  ['/'],
  ['/late'],
  ['/two'],
  ['/two?page=2'],
  ['/two/tab', { preventScrollReset: true }],
]
function Screens() {
  const navigate = useNavigate()
  const screen = useRoutes([
    { path: '/', element: <Navigate to="/one" replace /> },
    { path: '/one', element: <Title>One</Title> },
    { path: '/two/*', element: <Title>Two</Title> },
    { path: '/late', element: <Late /> },
  ])
  return (
    <>
      {ways.map(([to, options]) => (
        <Button key={to} onPress={() => void navigate(to, options)}>
          {to}
        </Button>
      ))}
      {screen}
    </>
  )
}

async function openAt(address: string) {
  history.replaceState(null, '', address)
  await ensureMessages(['app'])
  await changeLanguage('en')
  const { intl, words } = store.get(intlStateAtom)!
  render(
    <LocaleProvider language="en" messages={words}>
      <RawIntlProvider value={intl}>
        <ProductRouter history={createBrowserHistory({ v5Compat: true })} basename="/">
          <Screens />
        </ProductRouter>
      </RawIntlProvider>
    </LocaleProvider>,
  )
  // What guides from screen to screen comes with the first sign of a person.
  act(() => void dispatchEvent(new Event('pointermove')))
  await waitFor(() => expect(document.querySelector('button[aria-label="Back to top"]')).not.toBeNull())
}
const to = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const focused = () => document.querySelector(':focus')?.textContent ?? 'nothing'

// Nothing fades in jsdom, and it cannot be asked.
Object.assign(document, { getAnimations: () => [] })
beforeAll(() => import('./ScrollAndFocus.tsx'))
beforeEach(() => {
  scrollTo.mockReset()
  scrollPositions.clear()
  late = Promise.withResolvers()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a page that has just been loaded moves neither focus nor place, also when it leads elsewhere', async () => {
  await openAt('/')
  expect(screen.getByRole('heading').textContent).toBe('One')
  expect(focused()).toBe('nothing')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a navigation goes to the top and puts the focus on the heading, also through an address that leads on', async () => {
  await openAt('/two')
  await to('/')
  await waitFor(() => expect(focused()).toBe('One'))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

test('waits for a heading that comes late', async () => {
  await openAt('/one')
  await to('/late')
  expect(focused()).toBe('/late')
  late.resolve()
  await waitFor(() => expect(focused()).toBe('Late'))
})

test('leaves the focus to whoever has gone on before a late heading comes', async () => {
  await openAt('/one')
  await to('/late')
  const button = screen.getByRole('button', { name: 'Act' })
  await userEvent.click(button)
  late.resolve()
  await screen.findByRole('heading', { name: 'Late' })
  expect(document.activeElement).toBe(button)
})

test('a new query keeps place and focus, and so does an entry that says that the screen goes on', async () => {
  await openAt('/two')
  await to('/two?page=2')
  await to('/two/tab')
  expect(location.pathname + location.search).toBe('/two/tab')
  expect(focused()).toBe('/two/tab')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the same address once more goes back to the top', async () => {
  await openAt('/two')
  await to('/two')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test.each(['{broken', '7', '[["a"],[1,2],null]'])(
  'a memory of scroll positions that cannot be read is empty: %s',
  (text) => {
    sessionStorage.setItem('DATA1522-scroll-positions', text)
    keepScrollPositions(() => 'here')()
    expect(scrollPositions.size).toBe(0)
  },
)

test('scroll positions outlive the page', () => {
  const end = keepScrollPositions(() => 'here')
  scrollPositions.set('there', 40)
  dispatchEvent(new Event('pagehide'))
  end()
  scrollPositions.clear()
  keepScrollPositions(() => 'here')()
  expect([...scrollPositions]).toEqual([
    ['there', 40],
    ['here', 0],
  ])
})
