import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { IconLayoutGrid, IconTable } from '../../icons/icons.ts'
import { ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButtonGroup.tsx'

const options = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week', isDisabled: true },
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
]

function Period({ onSelectionChange, ...rest }: Partial<ToggleButtonGroupProps>) {
  const [ids, setIds] = useState<readonly string[]>(rest.selectedIds ?? [])
  return (
    <ToggleButtonGroup
      label="Period"
      options={options}
      {...rest}
      selectedIds={ids}
      onSelectionChange={(next) => {
        setIds(next)
        onSelectionChange?.(next)
      }}
    />
  )
}
const focused = () => document.activeElement?.textContent

describe('one of several', () => {
  test.each(
    inputs.flatMap((input) =>
      (['horizontal', 'vertical'] as const).map((orientation) => ({ ...input, orientation })),
    ),
  )('is chosen by $by in $language, $orientation', async ({ orientation, ...input }) => {
    const { hands, direction, user } = await renderFor(
      input,
      <Period selectedIds={['day']} orientation={orientation} />,
    )
    const root = screen.getByRole('radiogroup', { name: 'Period' })
    const group = hands.createTester('RadioGroup', { root, direction })
    if (input.by === 'keyboard') await user.tab()
    await group.triggerRadio({ radio: 'Month' })
    // Arrows only move: what is chosen takes effect at once.
    if (input.by === 'keyboard') await user.keyboard(' ')
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Month')
  })

  test('is chosen by keyboard: arrows move, Space and Enter choose', async () => {
    const { user } = await render(<Period selectedIds={['day']} />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Day')
    await user.keyboard(' ')
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Month')
    await user.keyboard('{End}{Enter}')
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Year')
  })

  test('stays chosen when pressed again, unless none may be', async () => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>()
    const { user, rerender } = await render(
      <Period selectedIds={['day']} onSelectionChange={onSelectionChange} />,
    )
    await user.click(screen.getByRole('radio', { name: 'Day' }))
    expect(onSelectionChange).not.toHaveBeenCalled()
    rerender(<Period selectedIds={['day']} isRequired={false} onSelectionChange={onSelectionChange} />)
    await user.click(screen.getByRole('radio', { name: 'Day' }))
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith([])
  })

  test('Tab stops at the chosen one, once', async () => {
    const { user } = await render(
      <>
        <Period selectedIds={['month']} />
        <button type="button">After</button>
      </>,
    )
    await user.tab()
    expect(focused()).toBe('Month')
    await user.keyboard('{End}')
    expect(focused()).toBe('Year')
    await user.tab()
    expect(focused()).toBe('After')
    await user.tab({ shift: true })
    expect(focused()).toBe('Month')
  })

  test('Shift and Tab leaves it from where the arrows have led', async () => {
    const { user } = await render(
      <>
        <button type="button">Before</button>
        <Period selectedIds={['month']} />
      </>,
    )
    await user.tab()
    await user.tab()
    await user.keyboard('{End}')
    await user.tab({ shift: true })
    expect(focused()).toBe('Before')
  })
})

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s arrows follow the reading direction, skip the disabled and go around',
  async (language, on, back) => {
    const { user } = await render(<Period selectedIds={['day']} />, { language })
    await user.tab()
    await user.keyboard(on)
    expect(focused()).toBe('Month')
    await user.keyboard(back)
    expect(focused()).toBe('Day')
    await user.keyboard(back)
    expect(focused()).toBe('Year')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Day')
    await user.keyboard('{ArrowUp}{Home}')
    expect(focused()).toBe('Day')
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('Day')
  },
)

describe('any number', () => {
  test('go on and off each for itself, in the options’ order', async () => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>()
    const { user } = await render(
      <Period selectionMode="multiple" selectedIds={['year']} onSelectionChange={onSelectionChange} />,
    )
    expect(screen.getByRole('toolbar', { name: 'Period' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Day', pressed: false }))
    await user.keyboard('{End} ')
    await user.keyboard('{Home}{Enter}')
    expect(onSelectionChange.mock.calls).toEqual([[['day', 'year']], [['day']], [[]]])
  })

  test('keep the last one on where one is required', async () => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>()
    const { user } = await render(
      <Period
        selectionMode="multiple"
        isRequired
        selectedIds={['day']}
        onSelectionChange={onSelectionChange}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Day' }))
    expect(onSelectionChange).not.toHaveBeenCalled()
  })
})

test('icons alone keep their names, and show them to whoever reaches them by keyboard', async () => {
  const { user } = await render(
    <Period
      selectedIds={['grid']}
      isIconOnly
      options={[
        { id: 'grid', label: 'Grid', icon: IconLayoutGrid },
        { id: 'table', label: 'Table', icon: IconTable },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Grid' }).textContent).toBe('')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Table' }))
  expect((await screen.findByRole('tooltip', {}, { timeout: 5000 })).textContent).toBe('Table')
})

test('takes no press and no focus when all of it is disabled', async () => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { user } = await render(
    <Period isDisabled selectedIds={['day']} onSelectionChange={onSelectionChange} />,
  )
  await user.click(screen.getByRole('radio', { name: 'Month' }))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
  expect(onSelectionChange).not.toHaveBeenCalled()
})

test.each(inputs)('a toolbar is worked by $by in $language', async (input) => {
  const onSelectionChange = vi.fn<(ids: string[]) => void>()
  const { choose, forward, back, user } = await renderFor(
    input,
    <Period selectionMode="multiple" selectedIds={['year']} onSelectionChange={onSelectionChange} />,
  )
  await user.tab()
  await choose(screen.getByRole('button', { name: 'Day' }), { along: back })
  await choose(screen.getByRole('button', { name: 'Year' }), { along: forward, key: ' ' })
  expect(onSelectionChange.mock.calls).toEqual([[['day', 'year']], [['day']]])
})
