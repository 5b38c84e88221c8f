import { createRoot } from 'react-dom/client'
import '../../../design-system/src/theme/styles.ts'
import {
  type Language,
  LocaleProvider,
  loadMessages,
} from '../../../design-system/src/locale/LocaleProvider.tsx'
import { entries, words } from '../registry.ts'

export interface Scene {
  name: string
  words: keyof typeof words
  language: Language
  theme: string
  density: string
}

const probe = { ref: () => undefined, 'data-probe': 'here' }
const root = createRoot(document.getElementById('root')!)
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Draws one component in one mode, and answers when it stands. */
async function show(scene: Scene) {
  const { draw } = entries.find(({ name }) => name === scene.name)!
  const messages = await loadMessages(scene.language)
  Object.assign(document.documentElement.dataset, {
    theme: scene.theme,
    density: scene.density,
    motion: 'reduced',
  })
  document.documentElement.lang = scene.language
  document.documentElement.dir = scene.language === 'ar' ? 'rtl' : 'ltr'
  // A new key: what stood before, and its focus, goes away whole.
  root.render(
    <LocaleProvider key={JSON.stringify(scene)} language={scene.language} messages={messages}>
      {draw(probe, words[scene.words])}
    </LocaleProvider>,
  )
  await nextFrame()
  // What opens is loaded when it is asked for; some have no element that would carry the probe.
  const end = performance.now() + 400
  while (!document.querySelector('[data-probe]') && performance.now() < end) await nextFrame()
  // What comes softly is transparent until it has come.
  do await nextFrame()
  while (document.querySelector('[data-entering]'))
}

export const conformance = { names: entries.map(({ name }) => name), show }

declare global {
  var conformance: { names: string[]; show: (scene: Scene) => Promise<void> }
}

globalThis.conformance = conformance
