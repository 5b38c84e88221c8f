import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconFlag } from '../../icons/icons.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineItem } from './TimelineItem.tsx'

test.each(['start', 'end', 'alternate'] as const)(
  'is an ordered list, named, aligned at %s',
  async (align) => {
    await render(
      <Timeline aria-label="Order" align={align}>
        <TimelineItem title="Placed" time="Monday" />
        <TimelineItem title="Paid" time="Tuesday" isCard>
          By card
        </TimelineItem>
      </Timeline>,
    )
    expect(screen.getByRole('list', { name: 'Order' }).tagName).toBe('OL')
    // The time is read before what happened, on whichever side it stands.
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'MondayPlaced',
      'TuesdayPaidBy card',
    ])
  },
)

test('keeps the picture of the sign from screen readers', async () => {
  await render(
    <Timeline aria-label="Order" orientation="horizontal">
      <TimelineItem title="Delivered" icon={IconFlag} />
    </Timeline>,
  )
  expect(screen.queryByRole('img')).toBeNull()
})

test('gives its list and its events to refs', async () => {
  const list = createRef<HTMLOListElement>()
  const item = createRef<HTMLLIElement>()
  await render(
    <Timeline ref={list}>
      <TimelineItem ref={item} title="Placed" />
    </Timeline>,
  )
  expect(item.current?.parentElement).toBe(list.current)
})
