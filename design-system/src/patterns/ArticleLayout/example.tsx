import { Heading } from '../../components/Heading/Heading.tsx'
import { List } from '../../components/List/List.tsx'
import { ListItem } from '../../components/List/ListItem.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import type { ArticleLayoutProps } from './ArticleLayout.tsx'

const parts = [
  { id: 'before', label: 'Before you start', words: 'Make sure that the product is in stock.' },
  { id: 'steps', label: 'Step by step', words: 'Open the product, choose its colour, press the button.' },
  { id: 'note', label: 'Good to know', words: 'The cart keeps a product, but does not reserve it.' },
]

export const article: ArticleLayoutProps = {
  header: <Heading level={1}>How to add a product to the cart</Heading>,
  siblings: (
    <List aria-label="Ordering">
      <ListItem title="How to add a product to the cart" href="#cart" isCurrent />
      <ListItem title="Save a cart for later" href="#later" />
    </List>
  ),
  contentsLabel: 'In this article',
  contents: parts.map(({ id, label }) => ({ id, label })),
  end: 'Somebody answers within four minutes.',
  children: parts.map(({ id, label, words }) => (
    <section key={id} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {label}
      </Heading>
      <Prose size="lg">
        <p>{words}</p>
      </Prose>
    </section>
  )),
}
