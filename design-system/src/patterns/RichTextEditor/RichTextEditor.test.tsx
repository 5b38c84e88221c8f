import type { Editor } from '@tiptap/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { examplePdf, examplePng, exampleProgram } from '../../components/FileField/example.ts'
import { arabicArticle, englishArticle } from './example.ts'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx'

// jsdom lays nothing out, and ProseMirror asks where the caret stands.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
})

beforeAll(() =>
  Promise.all([
    import('./EditorPart.tsx'),
    import('../../components/Popover/PopoverPanel.tsx'),
    import('../../components/Menu/MenuPopup.tsx'),
    import('../../components/Tooltip/TooltipPopup.tsx'),
  ]),
)

const text = () => screen.findByRole('textbox', { name: /^(Article|المقال)/ }, { timeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })
const tool = (name: string | RegExp) => screen.getByRole('button', { name })
/** TipTap keeps its editor at the element; only by it can a test choose words where nothing is laid out. */
const editorOf = (element: HTMLElement) => (element as HTMLElement & { editor: Editor }).editor
const choose = (element: HTMLElement, from: number, to: number) =>
  act(() => void editorOf(element).commands.setTextSelection({ from, to }))

const clipboard = (html: string, files: File[] = []) => ({
  clipboardData: {
    files,
    items: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  },
})
const paste = (element: HTMLElement, html: string, files?: File[]) =>
  act(() => void fireEvent.paste(element, clipboard(html, files)))

const spy = () => vi.fn<(html: string) => void>()
const draw = (props: Partial<RichTextEditorProps> = {}, language?: 'en' | 'ar') =>
  render(<RichTextEditor label="Article" {...props} />, { language })

test('shows what it is given, named and described', async () => {
  await draw({ defaultValue: englishArticle, description: 'Everyone reads it.', isRequired: true })
  const area = await text()
  expect(area.getAttribute('aria-multiline')).toBe('true')
  expect(area.getAttribute('aria-required')).toBe('true')
  expect(area.textContent).toContain('How refunds work')
  const described = (area.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Everyone reads it.',
    'Alt and F10 lead to the formatting tools, Escape leads back.',
  ])
})

test.each([
  ['Bold', '<p dir="auto"><strong>Words</strong></p>'],
  ['Italic', '<p dir="auto"><em>Words</em></p>'],
  ['Underline', '<p dir="auto"><u>Words</u></p>'],
  ['Strikethrough', '<p dir="auto"><s>Words</s></p>'],
  ['Code', '<p dir="auto"><code>Words</code></p>'],
  ['Heading', '<h2 dir="auto">Words</h2>'],
  ['Subheading', '<h3 dir="auto">Words</h3>'],
  ['Bulleted list', '<ul dir="auto"><li><p>Words</p></li></ul>'],
  ['Numbered list', '<ol dir="auto"><li><p>Words</p></li></ol>'],
  ['Quote', '<blockquote dir="auto"><p>Words</p></blockquote>'],
  ['Code block', '<pre dir="auto"><code>Words</code></pre>'],
  ['Center', '<p style="text-align: center" dir="auto">Words</p>'],
  ['Align to the end', '<p style="text-align: end" dir="auto">Words</p>'],
])('%s goes on and off at a press, and says so', async (name, html) => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  choose(await text(), 1, 6)
  const button = tool(name)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(onChange).toHaveBeenLastCalledWith(html)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  await user.click(button)
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  expect(button.getAttribute('aria-pressed')).toBe('false')
})

test('takes a step back and forth, and clears what was formatted', async () => {
  const onChange = spy()
  const { user } = await draw({
    defaultValue: '<h2><strong>Words</strong></h2>',
    onChange,
  })
  choose(await text(), 1, 6)
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
  await user.click(tool('Clear formatting'))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  await user.click(tool('Undo'))
  expect(onChange).toHaveBeenLastCalledWith('<h2 dir="auto"><strong>Words</strong></h2>')
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true')
  await user.click(tool('Redo'))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Words</p>')
  await user.click(tool('Dividing line'))
  expect(onChange.mock.lastCall?.[0]).toContain('<hr>')
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 'Undo', 'Redo'],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 'تراجع', 'إعادة'],
] as const)('in %s Alt and F10 lead to the bar, arrows move in it, Escape leads back', async (...row) => {
  const [language, forward, back, first, second] = row
  const { user } = await draw({ defaultValue: '<p>Words</p>' }, language)
  const area = await text()
  act(() => area.focus())
  await user.keyboard('{Alt>}{F10}{/Alt}')
  expect(document.activeElement).toBe(tool(first))
  await user.keyboard(forward)
  expect(document.activeElement).toBe(tool(second))
  await user.keyboard(back)
  expect(document.activeElement).toBe(tool(first))
  await user.keyboard(`${forward}{Escape}`)
  await waitFor(() => expect(document.activeElement).toBe(area))
})

test('a tool that is worked by keyboard keeps the focus', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  choose(await text(), 1, 6)
  act(() => tool('Bold').focus())
  await user.keyboard('{Enter}')
  await user.keyboard('{ArrowRight} ')
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto"><strong><em>Words</em></strong></p>')
  expect(document.activeElement).toBe(tool('Italic'))
})

test('tells the keys that do the same', async () => {
  await draw()
  await text()
  expect(tool('Bold').getAttribute('aria-keyshortcuts')).toBe('Control+B')
  act(() => tool('Heading').focus())
  expect((await screen.findByRole('tooltip')).textContent).toBe('HeadingCtrl Alt 2')
})

const linkField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })

test('makes chosen words a link, changes it and takes it away', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Ask the team</p>', onChange })
  const area = await text()
  choose(area, 5, 13)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'example.com/team{Enter}')
  const link = (href: string) =>
    `<p dir="auto">Ask <a href="${href}" rel="noopener noreferrer">the team</a></p>`
  expect(onChange).toHaveBeenLastCalledWith(link('https://example.com/team'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(area))

  choose(area, 7, 7)
  await user.keyboard('{Control>}k{/Control}')
  expect((await linkField()).value).toBe('https://example.com/team')
  await user.clear(await linkField())
  await user.type(await linkField(), 'maya@example.com')
  await user.click(screen.getByRole('button', { name: 'Set link' }))
  expect(onChange).toHaveBeenLastCalledWith(link('mailto:maya@example.com'))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(tool('Link'))
  await user.click(await screen.findByRole('button', { name: 'Remove link' }))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Ask the team</p>')
})

test('refuses a link that runs something, and says why', async () => {
  const onChange = spy()
  const onSubmit = vi.fn<() => void>()
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <RichTextEditor label="Article" defaultValue="<p>Ask</p>" onChange={onChange} />
    </form>,
  )
  choose(await text(), 1, 4)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'javascript:alert(1){Enter}')
  expect(screen.getByText(/^A link of this kind is not allowed/)).toBeTruthy()
  expect((await linkField()).getAttribute('aria-invalid')).toBe('true')
  await user.clear(await linkField())
  await user.type(await linkField(), 'the team{Enter}')
  expect(screen.getByText(/^Write an address like/)).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('without chosen words it writes those of the link', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Ask </p>', onChange })
  choose(await text(), 5, 5)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'example.com')
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'the team{Enter}')
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<a href="https://example.com" rel="noopener noreferrer">the team</a>',
  )
})

const description = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Description/ })

test('puts an image in by its address, never without a description', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange })
  await text()
  await user.click(tool('Image'))
  await user.click(await screen.findByRole('button', { name: 'Insert image' }))
  expect(screen.getByText('Give its address or choose a file.')).toBeTruthy()
  expect(screen.getByText('Describe what the image shows.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Address of the image' }), 'example.com/harbour.png')
  expect(onChange).not.toHaveBeenCalled()
  await user.type(await description(), 'The harbour at dawn{Enter}')
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<img src="https://example.com/harbour.png" alt="The harbour at dawn">',
  )
  expect(onChange.mock.lastCall?.[0]).toContain('Words')
})

test('takes pasted images in one by one, and says why it does not take others', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Words</p>', onChange, maxImageSize: 5000 })
  const area = await text()
  paste(area, '', [
    examplePng('one.png'),
    examplePng('two.png', 3000),
    examplePng('big.png', 6000),
    examplePdf(),
    exampleProgram('fake.png'),
  ])
  expect((await screen.findByRole('img', { name: 'one.png' })).getAttribute('src')).toMatch(
    /^data:image\/png;base64,/,
  )
  expect(screen.getByText(/big.png\S* is too big/)).toBeTruthy()
  expect(screen.getByText(/contract.pdf\S* is of another kind/)).toBeTruthy()
  expect(screen.getByText(/fake.png\S* is not what its name says/)).toBeTruthy()
  await user.type(await description(), 'One{Enter}')
  await user.type(await description(), 'Two{Enter}')
  expect(
    onChange.mock.lastCall?.[0].match(/<img src="data:image\/png;base64,[^"]*" alt="(One|Two)">/g),
  ).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('copied cells are taken as a table, not as the picture that comes with them', async () => {
  const onChange = spy()
  await draw({ onChange })
  paste(await text(), '<table><tr><td>Card</td></tr></table>', [examplePng()])
  expect(onChange.mock.lastCall?.[0]).toContain('Card')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('makes a table and changes its rows and columns', async () => {
  const onChange = spy()
  const { user } = await draw({ onChange })
  await text()
  const rows = () => onChange.mock.lastCall?.[0].match(/<tr>/g)?.length ?? 0
  const cells = () => onChange.mock.lastCall?.[0].match(/<t[hd]>/g)?.length ?? 0
  const pick = async (name: string) => {
    await user.click(tool('Table'))
    await user.click(await screen.findByRole('menuitem', { name }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await pick('Insert table')
  expect([rows(), cells()]).toEqual([3, 9])
  await pick('Add row below')
  expect([rows(), cells()]).toEqual([4, 12])
  await pick('Add column before')
  expect([rows(), cells()]).toEqual([4, 16])
  await pick('Header row')
  expect(onChange.mock.lastCall?.[0]).not.toContain('<th>')
  await pick('Remove row')
  await pick('Remove column')
  expect([rows(), cells()]).toEqual([3, 9])
  await pick('Remove table')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('Tab goes through the cells of a table and leaves after the last', async () => {
  await draw({ defaultValue: '<table><tr><td>A</td><td>B</td></tr></table>' })
  const { view } = editorOf(await text())
  // By the handler itself: jsdom's own selection knows nothing of cells.
  const isTaken = () => {
    let taken: boolean | undefined
    const event = new KeyboardEvent('keydown', { key: 'Tab' })
    act(() => void (taken = view.someProp('handleKeyDown', (handle) => handle(view, event) || undefined)))
    return taken ?? false
  }
  choose(view.dom, 4, 4)
  expect(isTaken()).toBe(true)
  expect(view.state.selection.$head.parent.textContent).toBe('B')
  expect(isTaken()).toBe(false)
  expect(view.state.doc.textContent).toBe('AB')
})

test('takes no script in, whether it is set or pasted', async () => {
  const onChange = spy()
  const evil =
    '<p>Hello<img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:ran=1">x</a></p>'
  await draw({ defaultValue: evil, onChange })
  const area = await text()
  expect(area.querySelector('img[onerror], script, [href^="javascript"]')).toBeNull()
  paste(area, evil)
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">HelloxHellox</p>')
  expect('ran' in window).toBe(false)
})

test('keeps its value in the data of its form, empty as nothing', async () => {
  const { container } = await render(
    <form>
      <RichTextEditor label="Article" name="article" defaultValue="<p>Words</p>" />
    </form>,
  )
  const value = () => new FormData(container.querySelector('form')!).get('article')
  const area = await text()
  expect(value()).toBe('<p>Words</p>')
  act(() => void editorOf(area).commands.insertContent('!'))
  expect(value()).toContain('!')
  act(() => void editorOf(area).commands.setContent('<ul><li><p></p></li></ul>'))
  expect(value()).toBe('')
})

test('follows a value from outside, and tells nothing back', async () => {
  const onChange = spy()
  const { rerender } = await draw({ value: '<p>One</p>', onChange })
  const area = await text()
  rerender(<RichTextEditor label="Article" value="<p>Two</p>" onChange={onChange} />)
  await waitFor(() => expect(area.textContent).toBe('Two'))
  rerender(<RichTextEditor label="Article" value="" onChange={onChange} />)
  await waitFor(() => expect(area.textContent).toBe(''))
  expect(onChange).not.toHaveBeenCalled()
})

test('a caller that keeps the value gets every change', async () => {
  function Keeper() {
    const [value, setValue] = useState('')
    return (
      <>
        <RichTextEditor label="Article" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }
  await render(<Keeper />)
  const area = await text()
  act(() => void editorOf(area).commands.insertContent('One'))
  act(() => void editorOf(area).commands.insertContent(' two'))
  expect(screen.getByRole('status').textContent).toBe('<p dir="auto">One two</p>')
})

test('a value that comes back late takes nothing away', async () => {
  const told: string[] = []
  const page = (value: string) => (
    <RichTextEditor label="Article" value={value} onChange={(html) => told.push(html)} />
  )
  const { rerender } = await render(page(''))
  const area = await text()
  for (const letter of 'abc') act(() => void editorOf(area).commands.insertContent(letter))
  for (const html of told) {
    rerender(page(html))
    expect(area.textContent).toBe('abc')
  }
  rerender(page(told[0]!))
  expect(area.textContent).toBe('a')
})

test('counts what is read, and keeps a text that is too long', async () => {
  await draw({ defaultValue: '<p>Seven <strong>&amp;</strong> 👩‍👩‍👧</p>', maxLength: 9, isCounted: true })
  const area = await text()
  expect(screen.getByText('9/9')).toBeTruthy()
  expect(area.hasAttribute('aria-invalid')).toBe(false)
  act(() => void editorOf(area).commands.insertContentAt(1, 'xy'))
  expect(screen.getByText('11/9')).toBeTruthy()
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Too long: take out 2 characters.')).toBeTruthy()
})

test('can be read and not changed when it is read-only', async () => {
  const { user } = await draw({ isReadOnly: true, defaultValue: '<p>Words</p>' })
  const area = await text()
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('false'))
  expect(area.getAttribute('aria-readonly')).toBe('true')
  expect(screen.queryByRole('toolbar')).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(area)
})

test('takes no focus and no tool when it is disabled', async () => {
  const { user, rerender } = await draw({ isDisabled: true, defaultValue: '<p>Words</p>' })
  const area = await text()
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('false'))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(tool('Bold').hasAttribute('disabled')).toBe(true)
  rerender(<RichTextEditor label="Article" defaultValue="<p>Words</p>" />)
  await waitFor(() => expect(area.getAttribute('contenteditable')).toBe('true'))
})

test('is focused by its ref and by its label, and says when it is left', async () => {
  const onBlur = vi.fn<() => void>()
  let element: HTMLElement | null = null
  const { user } = await render(
    <>
      <RichTextEditor
        label="Article"
        onBlur={onBlur}
        ref={(node) => {
          element = node
        }}
      />
      <button type="button">After</button>
    </>,
  )
  const area = await text()
  expect(element).toBe(area)
  act(() => element!.focus())
  expect(document.activeElement).toBe(area)
  await user.click(tool('Link'))
  await linkField()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('Article'))
  expect(document.activeElement).toBe(area)
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'After' }))
  await waitFor(() => expect(onBlur).toHaveBeenCalledOnce())
})

test('every block runs the way that its words do, and keeps a way that was given to it', async () => {
  const onChange = spy()
  await draw(
    { defaultValue: `${arabicArticle}<table><tr><td>One</td></tr></table><p dir="rtl">Latin</p>`, onChange },
    'ar',
  )
  const area = await text()
  expect(area.querySelector('ol')?.dir).toBe('rtl')
  expect(area.querySelector('p')?.dir).toBe('auto')
  expect(area.querySelector('table')?.dir).toBe('ltr')
  expect(area.lastElementChild?.getAttribute('dir')).toBe('rtl')
  act(() => void editorOf(area).commands.insertContentAt(1, 'x'))
  const given = new DOMParser().parseFromString(onChange.mock.lastCall![0], 'text/html').body
  expect([...given.children].map((block) => block.getAttribute('dir'))).toEqual([
    ...Array.from({ length: 6 }, () => 'auto'),
    'rtl',
  ])
  // Else what is around could not see their words.
  expect(given.querySelector('[dir] [dir]')).toBeNull()
})

test('shows an example while it is empty', async () => {
  await draw({ placeholder: 'What should people know?' })
  const area = await text()
  expect(area.dataset.placeholder).toBe('What should people know?')
  expect('empty' in area.dataset).toBe(true)
  act(() => void editorOf(area).commands.insertContent('x'))
  expect('empty' in area.dataset).toBe(false)
})

test('the tools of a message are fewer', async () => {
  await draw({ controls: 'basic' })
  await text()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    'Bold Italic Underline Strikethrough Link Image Bulleted list,Numbered list Undo Redo'
      .split(/ (?!list)|,/)
      .filter(Boolean),
  )
})
