import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PeriodPicker, type PeriodPickerProps } from './PeriodPicker.tsx'

beforeAll(async () => {
  await Promise.all([
    import('../../components/DateRangePicker/DateRangeSheet.tsx'),
    import('../../components/Menu/MenuPopup.tsx'),
  ])
}, 60_000)

const show = async (direction: 'ltr' | 'rtl' = 'ltr') => {
  const onChange = vi.fn<PeriodPickerProps['onChange']>()
  const onComparisonChange = vi.fn<PeriodPickerProps['onComparisonChange']>()
  await render(
    <div dir={direction}>
      <PeriodPicker
        label="Period"
        value={{ start: '2026-09-01', end: '2026-09-30' }}
        onChange={onChange}
        presets={[{ id: 'july', label: 'July', range: { start: '2026-07-01', end: '2026-07-31' } }]}
        comparisonLabel="Compared with"
        comparison="previous"
        comparisons={[
          { id: 'previous', label: 'The days before', shortLabel: 'the days before', prefix: 'vs' },
          { id: 'none', label: 'No comparison', shortLabel: 'No comparison' },
        ]}
        onComparisonChange={onComparisonChange}
      />
    </div>,
  )
  return { user: userEvent.setup(), onChange, onComparisonChange }
}

test('its two buttons say the days and the comparison', async () => {
  await show()
  const [days, comparison] = screen.getAllByRole('button')
  expect(days!.textContent).toMatch(/Period: Sep 1\s–\s30, 2026/)
  expect(comparison!.textContent).toBe('Compared with: vs the days before')
})

test.each(['ltr', 'rtl'] as const)('a preset is chosen by one press (%s)', async (direction) => {
  const { user, onChange } = await show(direction)
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await user.click(await screen.findByRole('button', { name: 'July' }, { timeout: 10_000 }))
  expect(onChange).toHaveBeenCalledWith({ start: '2026-07-01', end: '2026-07-31' })
})

test('the comparison is chosen by keys', async () => {
  const { user, onComparisonChange } = await show()
  screen.getByRole('button', { name: /^Compared with/ }).focus()
  await user.keyboard('{ArrowDown}')
  const none = await screen.findByRole('menuitemradio', { name: 'No comparison' }, { timeout: 10_000 })
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(none))
  await user.keyboard('{Enter}')
  expect(onComparisonChange).toHaveBeenCalledWith('none')
})
