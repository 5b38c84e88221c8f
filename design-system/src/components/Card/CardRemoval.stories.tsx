import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { ToastRegion } from '../Toast/ToastRegion.tsx'
import { toasts } from '../Toast/toasts.ts'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardRemoval } from './CardRemoval.tsx'
import { CardRemoveButton } from './CardRemoveButton.tsx'

const tiles = [
  { id: 'revenue', title: 'Revenue', words: 'Sales grew in every week of November.' },
  { id: 'orders', title: 'Orders', words: 'Twelve wait for a label.' },
  { id: 'team', title: 'Team', words: 'Two people are away until Monday.' },
]

const Tile = ({ title, words }: { title: string; words: string }) => (
  <Card>
    <CardHeader title={title} level={3} actions={<CardRemoveButton label={`Remove ${title}`} />} />
    <Text ink="muted">{words}</Text>
  </Card>
)

const meta = preview.meta({
  title: 'Data display/Card parts/CardRemoval',
  component: CardRemoval,
  args: { onRemove: () => undefined, children: <Tile {...tiles[0]!} /> },
})

/** A page whose cards one takes away and brings back, each to its place. */
function Tiles({ columns }: { columns: number }) {
  const [gone, setGone] = useState<readonly string[]>([])
  const back = (id: string) => setGone((ids) => ids.filter((other) => other !== id))
  const remove = (id: string, title: string) => {
    setGone((ids) => [...ids, id])
    toasts.show({ title: `${title} removed`, undo: { label: 'Undo', onPress: () => back(id) } })
  }
  return (
    <Stack as="section" gap={16} aria-label="Your tiles">
      <Heading level={2}>Your tiles</Heading>
      <Grid columns={columns}>
        {tiles
          .filter(({ id }) => !gone.includes(id))
          .map(({ id, title, words }) => (
            <CardRemoval key={id} onRemove={() => remove(id, title)}>
              <Tile title={title} words={words} />
            </CardRemoval>
          ))}
      </Grid>
      <div>
        <Button onPress={() => setGone([])}>Bring all back</Button>
      </div>
      <ToastRegion label="Messages" />
    </Stack>
  )
}

/** Nobody takes it out of the data here, so it comes back. */
export const Playground = meta.story()
/** The undo belongs to the caller's toast. */
export const WithUndo = meta.story({ render: () => <Tiles columns={1} /> })
export const InAGrid = meta.story({ render: () => <Tiles columns={3} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={680}>
      <Grid columns={2}>
        {tiles.slice(0, 2).map(({ id, title, words }) => (
          <CardRemoval key={id} onRemove={() => undefined}>
            <Tile title={title} words={words} />
          </CardRemoval>
        ))}
      </Grid>
    </Pictures>
  ),
})
