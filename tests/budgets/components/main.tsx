import '@data1522/design-system/styles'
import { Button } from '@data1522/design-system/Button'
import { Chip } from '@data1522/design-system/Chip'
import { Dialog } from '@data1522/design-system/Dialog'
import { Inline } from '@data1522/design-system/Inline'
import { LocaleProvider } from '@data1522/design-system/locale'
import { withoutTransitions } from '@data1522/design-system/applyPreferences'
import { Menu } from '@data1522/design-system/Menu'
import { Text } from '@data1522/design-system/Text'
import { Profiler, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const views = { empty: Nothing, buttons: Buttons, chips: Chips, popups: Popups }
type View = keyof typeof views

const tones = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'] as const
const variants = ['solid', 'soft', 'outlined', 'plain'] as const
const chipVariants = ['soft', 'outlined', 'solid'] as const
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function Nothing() {
  return null
}

function Buttons() {
  return (
    <Inline gap={8}>
      {numbers(1000).map((at) => (
        <Button key={at} tone={tones[at % tones.length]} variant={variants[at % variants.length]}>
          Button {at}
        </Button>
      ))}
    </Inline>
  )
}

function Chips() {
  return (
    <Inline gap={8}>
      {numbers(200).map((at) => (
        <Chip key={at} tone={tones[at % tones.length]} variant={chipVariants[at % chipVariants.length]}>
          Chip {at}
        </Chip>
      ))}
    </Inline>
  )
}

const sections = [
  { id: 'all', entries: numbers(200).map((at) => ({ id: `${at}`, label: `Entry ${at}` })) },
] as const

function Popups() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Inline gap={8}>
      <Menu label="Entries" sections={sections} placement="bottom start">
        <Button>Open menu</Button>
      </Menu>
      <Button onPress={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="A dialog"
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        <Text>It asks for an answer before the page goes on.</Text>
      </Dialog>
    </Inline>
  )
}

let commits = 0
const react = createRoot(document.getElementById('root')!)

function show(view: View) {
  const Shown = views[view]
  const page = (
    <Profiler id="page" onRender={() => (commits += 1)}>
      <LocaleProvider language="en">
        <Shown />
      </LocaleProvider>
    </Profiler>
  )
  flushSync(() => react.render(page))
}

const nextTask = () => new Promise((done) => setTimeout(done))
const root = document.documentElement
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()
const count = (selector: string) => document.querySelectorAll(selector).length

/** What can be measured: how it is done, and when it is there to see. */
const actions = {
  'mount 1,000 buttons': [() => show('buttons'), () => count('button') === 1000],
  'mount 200 chips': [() => show('chips'), () => document.body.textContent.includes('Chip 199')],
  'open a menu of 200': [() => press('Open menu'), () => count('[role=menuitem]') === 200],
  'open a dialog': [() => press('Open dialog'), () => count('[role=dialog]') === 1],
  theme: [
    () => withoutTransitions(() => (root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light')),
    () => true,
  ],
  density: [
    () =>
      withoutTransitions(
        () => (root.dataset.density = root.dataset.density === 'compact' ? 'spacious' : 'compact'),
      ),
    () => true,
  ],
  direction: [() => withoutTransitions(() => (root.dir = root.dir === 'ltr' ? 'rtl' : 'ltr')), () => true],
} satisfies Record<string, [act: () => void, isShown: () => boolean]>

/** Does it between the marks `start` and `end`, the latter when the frame that shows it has been painted. */
async function measure(name: keyof typeof actions) {
  const [act, isShown] = actions[name]
  await nextTask()
  commits = 0
  performance.mark('start')
  act()
  const frame = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        const isReady = isShown()
        port1.addEventListener('message', () => done(isReady ? undefined : frame()))
        port1.start()
        port2.postMessage('painted')
      })
    })
  await frame()
  performance.mark('end')
}

const benchmark = { measure, show, commits: () => commits }
declare global {
  interface Window {
    benchmark: typeof benchmark
  }
}
window.benchmark = benchmark
