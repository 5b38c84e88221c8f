import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LayoutSketch, type LayoutSketchProps } from './LayoutSketch.tsx'

const draw = async (props: LayoutSketchProps) => {
  const { container } = await render(<LayoutSketch {...props} />)
  const bottom = [...container.querySelectorAll('rect')].at(-1)!
  return {
    isDecoration: container.querySelector('svg')!.getAttribute('aria-hidden') === 'true',
    from: Number(bottom.getAttribute('x')),
    width: Number(bottom.getAttribute('width')),
  }
}

test('gives the screen the more room the less the navigation takes, as decoration', async () => {
  const [wide, rail, bar] = [
    await draw({}),
    await draw({ navigation: 'rail' }),
    await draw({ navigation: 'bar' }),
  ]
  expect([wide.isDecoration, rail.isDecoration, bar.isDecoration]).toEqual([true, true, true])
  expect(rail.width).toBeGreaterThan(wide.width)
  expect(bar.width).toBeGreaterThan(rail.width)
})

test('keeps a boxed screen to the middle of what the navigation leaves', async () => {
  const [fluid, boxed] = [await draw({ navigation: 'bar' }), await draw({ navigation: 'bar', isBoxed: true })]
  expect(boxed.from).toBeGreaterThan(fluid.from)
  expect(96 - boxed.from - boxed.width).toBe(boxed.from)
})
