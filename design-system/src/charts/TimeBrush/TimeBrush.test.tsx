import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { months } from '../kit/example.ts'
import { type BrushRange, TimeBrush } from './TimeBrush.tsx'

function Brush({ data = months }: { data?: typeof months }) {
  const [range, setRange] = useState<BrushRange>()
  return (
    <>
      <TimeBrush
        label="Months"
        data={data}
        category={({ month }) => month}
        value={({ earned }) => earned}
        range={range}
        onChange={setRange}
        formatCategory={(at) => `M${at.getMonth() + 1}`}
      />
      <output>{range ? range.join(' to ') : 'all'}</output>
    </>
  )
}
const shown = () => screen.getByRole('status').textContent

test('its ends move by keys and say their dates, and a button shows all again', async () => {
  const { user } = await render(<Brush />)
  const [from, to] = screen.getAllByRole('slider')
  expect(from!.getAttribute('aria-valuetext')).toBe('M1')
  expect(screen.queryByRole('button')).toBeNull()
  from!.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('2 to 11')
  expect(from!.getAttribute('aria-valuetext')).toBe('M3')
  to!.focus()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).toBe('2 to 10')
  await user.click(screen.getByRole('button', { name: 'Reset zoom' }))
  expect(shown()).toBe('all')
})

test.each([
  ['en', '3 to 8'],
  ['ar', '3 to 8'],
] as const)('a part is drawn over the course, in %s', async (language, wanted) => {
  const { container } = await render(<Brush />, { language })
  const course = container.querySelector('[aria-hidden=true]')!
  course.getBoundingClientRect = () => ({ left: 0, width: 110, top: 0, height: 40 }) as DOMRect
  const x = (place: number) => (language === 'ar' ? 110 - place * 10 : place * 10)
  fireEvent.pointerDown(course, { button: 0, clientX: x(8) })
  fireEvent.pointerMove(course, { clientX: x(3) })
  fireEvent.pointerUp(course)
  fireEvent.pointerMove(course, { clientX: x(0) })
  expect(shown()).toBe(wanted)
})

test('there is nothing to narrow where there is next to nothing', async () => {
  await render(<Brush data={months.slice(0, 2)} />)
  expect(screen.queryByRole('slider')).toBeNull()
})
