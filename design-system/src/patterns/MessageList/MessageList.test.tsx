import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconCheck } from '../../icons/icons.ts'
import { MessageList } from './MessageList.tsx'

test('is a log that names the day, the author and how far a message has come', async () => {
  await render(
    <MessageList
      label="Maya"
      messages={[
        { id: '1', author: 'Maya', text: 'Hello', time: '9:12', day: 'Today' },
        {
          id: '2',
          author: 'Ines',
          isOwn: true,
          text: 'Hi',
          time: '9:13',
          state: { icon: IconCheck, label: 'Sent' },
        },
      ]}
    />,
  )
  expect(screen.getByRole('log', { name: 'Maya' }).textContent).toBe('TodayMayaHello9:12InesHi9:13')
  expect(screen.getByRole('img', { name: 'Sent' })).toBeTruthy()
})
