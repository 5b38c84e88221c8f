import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardMedia } from './CardMedia.tsx'

test('is named by what it shows, with words over it', async () => {
  await render(<CardMedia src="/room.jpg" alt="A bright room" overlay={<h2>Rooms</h2>} />)
  expect(screen.getByRole('img', { name: 'A bright room' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeTruthy()
})

test('comes before what stands beside it', async () => {
  await render(
    <Card>
      <CardMedia place="start" src="/room.jpg" alt="A bright room">
        <CardHeader title="Rooms" />
      </CardMedia>
    </Card>,
  )
  const after = screen.getByRole('img').compareDocumentPosition(screen.getByRole('heading'))
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
