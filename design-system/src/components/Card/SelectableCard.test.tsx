import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../Button/Button.tsx'
import { SelectableCard } from './SelectableCard.tsx'
import { SelectableCardGroup, type SelectableCardGroupProps } from './SelectableCardGroup.tsx'

const Shipping = (props: Partial<SelectableCardGroupProps>) => (
  <SelectableCardGroup label="Shipping" {...props}>
    <SelectableCard id="post" title="By post" description="In 3 days" />
    <SelectableCard id="express" title="Express" />
    <SelectableCard id="shop" title="From the shop" isDisabled />
  </SelectableCardGroup>
)

test('alone it is a checkbox with a name and a description', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  function Report() {
    const [isSelected, setSelected] = useState(false)
    const change = (next: boolean) => {
      onChange(next)
      setSelected(next)
    }
    return (
      <SelectableCard title="Report" description="Every Monday" isSelected={isSelected} onChange={change} />
    )
  }
  const { user } = await render(<Report />)
  const card = screen.getByRole('checkbox', { name: 'Report', description: 'Every Monday' })
  await user.click(card)
  await user.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test.each(['en', 'ar'] as const)(
  'in a group of one choice, arrows move and choose, in %s',
  async (language) => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>()
    const { user } = await render(
      <Shipping selectionMode="single" defaultSelectedIds={['post']} onSelectionChange={onSelectionChange} />,
      { language },
    )
    expect(screen.getByRole('radiogroup', { name: 'Shipping' })).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By post' }))
    await user.keyboard('{ArrowDown}')
    expect(onSelectionChange).toHaveBeenLastCalledWith(['express'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Express' }).checked).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  },
)

test('in a group of several, each is chosen by itself, in the order of choosing', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(<Shipping onSelectionChange={onSelectionChange} />)
  await user.click(screen.getByRole('checkbox', { name: 'Express' }))
  await user.click(screen.getByRole('checkbox', { name: 'By post' }))
  await user.click(screen.getByRole('checkbox', { name: 'Express' }))
  expect(onSelectionChange.mock.calls).toEqual([[['express']], [['express', 'post']], [['post']]])
})

test('a disabled one, and those of a disabled group, are not chosen', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user, rerender } = await render(<Shipping onSelectionChange={onSelectionChange} />)
  await user.click(screen.getByRole('checkbox', { name: 'From the shop' }))
  rerender(<Shipping isDisabled onSelectionChange={onSelectionChange} />)
  await user.click(screen.getByRole('checkbox', { name: 'Express' }))
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test('leaves the choice to whoever keeps it', async () => {
  const { user } = await render(<Shipping selectedIds={[]} />)
  await user.click(screen.getByRole('checkbox', { name: 'Express' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Express' }).checked).toBe(false)
})

test('says what is wrong', async () => {
  await render(<Shipping selectionMode="single" isRequired errorMessage="Choose one." />)
  const group = screen.getByRole('radiogroup', { name: /Shipping/, description: 'Choose one.' })
  expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual(['true', 'true'])
})

test('stands in the form’s data by the card’s id', async () => {
  const { container } = await render(
    <form>
      <Shipping name="shipping" defaultSelectedIds={['post', 'express']} />
    </form>,
  )
  expect(new FormData(container.querySelector('form')!).getAll('shipping')).toEqual(['post', 'express'])
})

test('a control of its own does not choose it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const onPress = vi.fn<() => void>()
  const { user } = await render(
    <SelectableCard title="Express" onChange={onChange}>
      <Button onPress={onPress}>Terms</Button>
    </SelectableCard>,
  )
  await user.click(screen.getByRole('button', { name: 'Terms' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(onChange).not.toHaveBeenCalled()
})
