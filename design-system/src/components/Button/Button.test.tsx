import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from './Button.tsx'

test('calls onPress for mouse, Enter and Space', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(<Button onPress={onPress}>Save</Button>)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onPress).toHaveBeenCalledTimes(3)
})

test('runs nothing by the second click of a double one that began on what it came in place of', async () => {
  const onRefund = vi.fn<() => void>()
  function Steps() {
    const [isSure, setSure] = useState(false)
    return isSure ? (
      <Button key="refund" onPress={onRefund}>
        Refund
      </Button>
    ) : (
      <Button key="continue" onPress={() => setSure(true)}>
        Continue
      </Button>
    )
  }
  await render(<Steps />)
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail: 1 })
  const refund = screen.getByRole('button', { name: 'Refund' })
  fireEvent.click(refund, { detail: 2 })
  expect(onRefund).not.toHaveBeenCalled()
  fireEvent.click(refund, { detail: 1 })
  fireEvent.click(refund, { detail: 2 })
  expect(onRefund).toHaveBeenCalledTimes(2)
})

test('what stood there all the time, or is drawn anew as it was, can be clicked as quickly as one likes', async () => {
  const onPress = vi.fn<(name: string) => void>()
  function Pages() {
    const [page, setPage] = useState(1)
    const next = () => {
      setPage(page + 1)
      onPress(`Next ${page}`)
    }
    return (
      <>
        <Button key={page} onPress={next}>
          Next
        </Button>
        <Button onPress={() => onPress('Last')}>Last</Button>
      </>
    )
  }
  await render(<Pages />)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Last' }), { detail: 3 })
  expect(onPress.mock.calls.flat()).toEqual(['Next 1', 'Next 2', 'Last'])
})

test('what says that it goes on with what it came in place of can be clicked as quickly as one likes', async () => {
  const onPress = vi.fn<(page: number) => void>()
  function Pages() {
    const [page, setPage] = useState(1)
    const next = () => {
      setPage(page + 1)
      onPress(page)
    }
    return (
      <Button key={page} onPress={next} data-repeats="next">
        {`Next: page ${page + 1}`}
      </Button>
    )
  }
  await render(<Pages />)
  for (const detail of [1, 2, 3]) fireEvent.click(screen.getByRole('button'), { detail })
  expect(onPress.mock.calls.flat()).toEqual([1, 2, 3])
})

test('a question of the same words that comes over it is not answered by the second click', async () => {
  const onDelete = vi.fn<() => void>()
  function Deletion() {
    const [isAsked, setAsked] = useState(false)
    return isAsked ? (
      <div role="alertdialog" aria-label="Sure?">
        <Button onPress={onDelete}>Delete</Button>
      </div>
    ) : (
      <Button onPress={() => setAsked(true)}>Delete</Button>
    )
  }
  await render(<Deletion />)
  for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail })
  expect(onDelete).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 })
  expect(onDelete).toHaveBeenCalledOnce()
})

test('ignores presses and says so while pending, and stays focusable', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
})

test('names its pending state in the language of the page', async () => {
  await render(<Button isPending>حفظ</Button>, { language: 'ar' })
  expect(screen.getByRole('img', { name: 'قيد التنفيذ' })).toBeTruthy()
})

test('keeps its verb in its name while pending, and says once that work goes on', async () => {
  const { rerender } = await render(<Button>Save</Button>)
  rerender(<Button isPending>Save</Button>)
  expect(screen.getByRole('button').textContent).toBe('Save')
  expect(screen.getByRole('button', { name: /^Save ?In progress$/ })).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(1)
  rerender(<Button isPending={false}>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('takes no focus and no press when disabled', async () => {
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <Button isDisabled onPress={onPress}>
      Save
    </Button>,
  )
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
})

test('submits its form when asked to', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
