import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Skeleton } from './Skeleton.tsx'

test('says nothing and takes as many lines as asked', async () => {
  const { container } = await render(<Skeleton lines={3} />)
  const skeleton = container.firstElementChild!
  expect(skeleton.getAttribute('aria-hidden')).toBe('true')
  expect(skeleton.childElementCount).toBe(3)
})

test.each([
  [<Skeleton key="text" width="60%" />, ['60%', '1lh']],
  [<Skeleton key="block" shape="block" width={240} height={80} />, ['15rem', '5rem']],
  [<Skeleton key="circle" shape="circle" height={48} />, ['3rem', '3rem']],
])('is as large as the content will be', async (skeleton, expected) => {
  const { container } = await render(skeleton)
  const { style } = container.firstElementChild as HTMLElement
  expect(Array.from(style, (name) => style.getPropertyValue(name))).toEqual(expected)
})
