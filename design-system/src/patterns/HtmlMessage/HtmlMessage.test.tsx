import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { cleanMail, LONGEST } from './cleanMail.ts'
import { hostileBodies } from './hostile.ts'
import { HtmlMessage } from './HtmlMessage.tsx'
import { quoteMail } from './quoteMail.ts'

beforeAll(() => import('./MessageFrame.tsx'))

const forbidden =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, select, textarea, svg, math, video, audio, template'
const harmless = /^(?:https?:\/\/|mailto:|tel:)/

const inside = () => screen.getByTitle<HTMLIFrameElement>('Message from Maya').contentDocument!
const show = async (html: string, language?: 'en' | 'ar') => {
  const view = await render(<HtmlMessage label="Message from Maya" html={html} />, { language })
  await screen.findByTitle('Message from Maya')
  return view
}

test('there are sixty of them at least', () => expect(hostileBodies.length).toBeGreaterThanOrEqual(60))

const wrongNames = /^on|^(?:id|name|class|srcset|background|ping|action|formaction|tabindex|slot|is)$/
const wrongStyles = /url|position|z-index|expression|binding|-5000|9000|height|transform|opacity/
/** Attributes that run, send or fetch something, or that leave their place. */
const wrongs = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) =>
        wrongNames.test(name) ||
        (name === 'href' && !harmless.test(value)) ||
        // Nothing is fetched that was not asked for.
        (name === 'src' && !/^data:image\/(?!svg)/.test(value)) ||
        (/^(?:style|data-css)$/.test(name) && wrongStyles.test(value)),
    ),
  )

test.each(hostileBodies)('nothing is left that runs, sends or leaves its place: %s', (html) => {
  const { nodes } = cleanMail(`<p>Before</p>${html}<p>After</p>`)
  expect(nodes.querySelector(forbidden)).toBeNull()
  expect(wrongs(nodes)).toEqual([])
  expect(nodes.textContent).toContain('Before')
})

test('all of them in one mail run nothing', async () => {
  const hacked = vi.fn<() => void>()
  vi.stubGlobal('hacked', hacked)
  await show(`<p>Before</p>${hostileBodies.join('')}`)
  expect(inside().body.textContent).toContain('Before')
  expect(inside().body.querySelector(forbidden)).toBeNull()
  expect(wrongs(inside().body)).toEqual([])
  expect(hacked).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('its frame runs no script and leads nowhere but to other tabs', async () => {
  await show('<p>Hello</p><a href="https://example.com">there</a>')
  const frame = screen.getByTitle('Message from Maya')
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|forms|top-navigation)/)
  const link = inside().querySelector('a')!
  expect(link.target).toBe('_blank')
  expect(link.rel).toContain('noopener')
})

test.each([
  ['en', 'Show pictures'],
  ['ar', 'إظهار الصور'],
] as const)('asks before it fetches pictures, in %s', async (language, name) => {
  const { user } = await show('<img src="https://pictures.example/a.png" alt="The proof">', language)
  expect(inside().querySelector('img')).toBeNull()
  expect(inside().body.textContent).toContain('The proof')
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(inside().querySelector('img')?.src).toBe('https://pictures.example/a.png'))
  expect(inside().querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a quotation fetches no picture that was held back, and no pixel ever', () => {
  const mail =
    '<p style="text-align: center">Hello</p><img src="https://pictures.example/a.png" alt="The proof">' +
    '<img src="https://pictures.example/open.gif" width="1px">'
  expect(quoteMail(mail)).toMatch(/^<p [^>]*align="center"[^>]*>Hello<\/p>The proof$/)
  expect(quoteMail(mail, true).match(/<img [^>]*>/g)).toEqual([
    expect.stringContaining('src="https://pictures.example/a.png"'),
  ])
})

test('has the direction of its words, whatever stands around', async () => {
  await show('<p>مرحبًا</p><p dir="ltr">Hello</p>')
  expect([...inside().querySelectorAll('p')].map(({ dir }) => dir)).toEqual(['auto', 'ltr'])
  expect(inside().querySelector('div')?.dir).toBe('auto')
})

test('one with colours of its own lies on paper, one without takes those of the page', () => {
  expect(cleanMail('<p style="color:#123456">x</p>').hasColors).toBe(true)
  expect(cleanMail('<p style="text-align:center">x</p>').hasColors).toBe(false)
})

test('keeps the looks that a letter may have', () => {
  const { nodes } = cleanMail('<p style="padding-left:12px;font-weight:700;position:absolute">x</p>')
  expect(nodes.querySelector('p')?.dataset.css).toBe('padding-left: 12px; font-weight: 700')
})

test('of 2 MB it shows the beginning at once, and all when asked', async () => {
  const line = '<p>Lorem ipsum dolor sit amet.</p>'
  const { user } = await show(line.repeat((LONGEST * 1.2) / line.length) + '<p>The end</p>')
  expect(inside().body.textContent).not.toContain('The end')
  await user.click(screen.getByRole('button', { name: 'Show all of it' }))
  await waitFor(() => expect(inside().body.textContent).toContain('The end'), { timeout: 10_000 })
}, 30_000)
