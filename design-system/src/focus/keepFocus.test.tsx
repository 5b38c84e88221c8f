import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { keepFocus, returnFocusTo } from './keepFocus.ts'

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()
const names = ['Ash', 'Birch', 'Cedar', 'Elm']

function Trees({ isAsking = false }: { isAsking?: boolean }) {
  const [trees, setTrees] = useState(names)
  const [asked, setAsked] = useState<string>()
  useEffect(keepFocus, [])
  const remove = (gone: string) => {
    setTrees((now) => now.filter((tree) => tree !== gone))
    // A dialog closes later than the row goes.
    setTimeout(() => setAsked(undefined), 20)
  }
  return (
    <>
      <h1>Garden</h1>
      <section aria-labelledby="trees">
        <h2 id="trees">Trees</h2>
        <ul>
          {trees.map((tree) => (
            <li key={tree}>
              <button>Water {tree}</button>
              <button onClick={() => (isAsking ? setAsked(tree) : remove(tree))}>Fell {tree}</button>
            </li>
          ))}
        </ul>
      </section>
      {asked && (
        <div role="alertdialog" aria-label="Sure?">
          <button ref={takeFocus} onClick={() => remove(asked)}>
            Yes
          </button>
        </div>
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent
const fell = (name: string) => screen.getByRole('button', { name: `Fell ${name}` })

test('the next row takes the focus of one that goes, on the same control, then the row before, then the heading', async () => {
  const { user } = await render(<Trees />)
  await user.click(fell('Birch'))
  await waitFor(() => expect(focused()).toBe('Fell Cedar'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Fell Elm'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Fell Ash'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Trees'))
})

test('also where a dialog that asked closes after the row has gone', async () => {
  const { user } = await render(<Trees isAsking />)
  await user.click(fell('Birch'))
  expect(focused()).toBe('Yes')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Fell Cedar'))
})

test('a dialog that closes gives the focus where it is sent', async () => {
  const { user } = await render(<Trees isAsking />)
  await user.click(fell('Ash'))
  act(() => returnFocusTo(() => screen.getByRole('button', { name: 'Water Elm' })))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Water Elm'))
})

test('a press on the bare page leaves nothing focused, and a new screen takes no focus from it', async () => {
  const { user, rerender } = await render(<Trees />)
  await user.click(screen.getByRole('button', { name: 'Water Ash' }))
  await user.click(document.body)
  rerender(<Trees isAsking />)
  expect(document.activeElement).toBe(document.body)
})

test('the heading of a screen gives the focus to the one that its data bring', async () => {
  const Screen = ({ title }: { title: string }) => {
    useEffect(keepFocus, [])
    return (
      <h1 key={title} tabIndex={-1}>
        {title}
      </h1>
    )
  }
  const { rerender } = await render(<Screen title="Order" />)
  act(() => screen.getByRole('heading').focus())
  rerender(<Screen title="Order 5399" />)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order 5399' })),
  )
})

function Commands({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <input aria-label="Search" />
      <button aria-haspopup="dialog" aria-expanded={isOpen}>
        Commands
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Commands">
          <button ref={takeFocus}>Run</button>
        </div>
      )}
    </>
  )
}

test('a dialog that stood before anyone watched may give the focus back itself; else its opener takes it', async () => {
  const { rerender } = await render(<Commands isOpen />)
  const search = screen.getByRole('textbox', { name: 'Search' })
  const opener = screen.getByRole('button', { name: 'Commands', hidden: true })
  for (const givesBack of [true, false]) {
    rerender(<Commands isOpen />)
    const stop = keepFocus()
    rerender(<Commands isOpen={false} />)
    if (givesBack) requestAnimationFrame(() => document.activeElement === document.body && search.focus())
    await waitFor(() => expect(document.activeElement).toBe(givesBack ? search : opener))
    // Whoever is later takes it from nobody.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
    expect(document.activeElement).toBe(givesBack ? search : opener)
    stop()
  }
})
