import type { SheetWords } from '../document/labels.ts'
import type { DocumentStyles } from './pdf-styles.ts'
import { Block } from './Block.tsx'
import { Said } from './PdfText.tsx'

interface DocumentLinesProps {
  words: SheetWords
  styles: DocumentStyles
}

/** What is charged for; its header stands on each page, and no line is cut in two. */
export const DocumentLines = ({ words: { columns, lines }, styles }: DocumentLinesProps) => (
  <Block look={styles.block}>
    <Block isFixed>
      <Block look={styles.row}>
        <Said look={[styles.item, styles.strong]}>{columns.item}</Said>
        <Said look={[styles.cost, styles.strong]}>{columns.cost}</Said>
        <Said look={[styles.quantity, styles.strong]}>{columns.quantity}</Said>
        <Said look={[styles.sum, styles.strong]}>{columns.total}</Said>
      </Block>
      <Block look={styles.line} />
    </Block>
    {lines.map(({ id, item, description, cost, quantity, total }) => (
      <Block key={id} isWhole>
        <Block look={styles.row}>
          <Block look={styles.item}>
            <Said look={[styles.text, styles.strong]}>{item}</Said>
            {description && <Said look={[styles.text, styles.muted]}>{description}</Said>}
          </Block>
          <Said look={styles.cost}>{cost}</Said>
          <Said look={styles.quantity}>{quantity}</Said>
          <Said look={styles.sum}>{total}</Said>
        </Block>
        <Block look={styles.line} />
      </Block>
    ))}
  </Block>
)
