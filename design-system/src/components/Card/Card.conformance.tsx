import type { Examples } from '../../../../tests/conformance/example.ts'
import { Card } from './Card.tsx'
import { CardActions } from './CardActions.tsx'
import { CardFooter } from './CardFooter.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardLink } from './CardLink.tsx'
import { CardMedia } from './CardMedia.tsx'
import { CardRefresh } from './CardRefresh.tsx'
import { CardRemoval } from './CardRemoval.tsx'
import { CardRemoveButton } from './CardRemoveButton.tsx'
import { CollapsibleCard } from './CollapsibleCard.tsx'
import { OutlinedCard } from './OutlinedCard.tsx'
import { SelectableCard } from './SelectableCard.tsx'
import { SelectableCardGroup } from './SelectableCardGroup.tsx'
import { TonalCard } from './TonalCard.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="9"%3E%3C/svg%3E'
const nothing = () => undefined

export const examples: Examples = {
  Card: (probe, words) => <Card {...probe}>{words}</Card>,
  CardActions: (probe, words) => <CardActions {...probe}>{words}</CardActions>,
  CardFooter: (probe, words) => (
    <Card>
      <CardFooter {...probe}>{words}</CardFooter>
    </Card>
  ),
  CardHeader: (probe, words) => (
    <CardHeader {...probe} title={words || 'Revenue'} subtitle={words} start={<span>A</span>} />
  ),
  CardLink: (probe, words) => (
    <Card>
      <CardLink {...probe} href="#course">
        {words || 'The web'}
      </CardLink>
    </Card>
  ),
  CardMedia: (probe, words) => (
    <Card>
      <CardMedia {...probe} place="start" src={picture} alt={words || 'A room'} overlay={words}>
        {words}
      </CardMedia>
    </Card>
  ),
  CardRefresh: (probe, words) => (
    <CardRefresh {...probe} isRefreshing>
      {words}
    </CardRefresh>
  ),
  CardRemoval: (probe, words) => (
    <CardRemoval {...probe} onRemove={nothing}>
      <Card>{words}</Card>
    </CardRemoval>
  ),
  CardRemoveButton: (probe, words) => <CardRemoveButton {...probe} label={`Remove ${words || 'Revenue'}`} />,
  CollapsibleCard: (probe, words) => (
    <CollapsibleCard {...probe} title={words || 'Traffic'} subtitle={words}>
      {words}
    </CollapsibleCard>
  ),
  OutlinedCard: (probe, words) => <OutlinedCard {...probe}>{words}</OutlinedCard>,
  SelectableCard: (probe, words) => (
    <SelectableCard {...probe} title={words || 'By post'} description={words} onChange={nothing}>
      {words}
    </SelectableCard>
  ),
  SelectableCardGroup: (probe, words) => (
    <SelectableCardGroup {...probe} label={words || 'Shipping'} description={words} selectionMode="single">
      <SelectableCard id="post" title={words || 'By post'} />
      <SelectableCard id="shop" title="From the shop" />
    </SelectableCardGroup>
  ),
  TonalCard: (probe, words) => (
    <TonalCard {...probe} tone="info">
      {words}
    </TonalCard>
  ),
}
