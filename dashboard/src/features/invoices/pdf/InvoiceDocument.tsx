import { Document, Page, Text } from '@react-pdf/renderer'
import type { Fact, SheetWords } from '../document/labels.ts'
import { Block } from './Block.tsx'
import { DocumentLines } from './PdfLines.tsx'
import { DocumentTotals } from './PdfTotals.tsx'
import { type DocumentStyle, type DocumentStyles, documentStyles } from './pdf-styles.ts'
import { Said } from './PdfText.tsx'

export interface DocumentOptions {
  /** The language as a BCP 47 tag. */
  language: string
  /** The accent, as the person's preferences have it. */
  accent: string
  /** "Page {page} of {pages}", with these words in braces for the figures. */
  pageOf: string
}

/** How what is not drawn by a part of ours looks. */
const looks = (style: DocumentStyle) => ({ style })

interface PartProps {
  styles: DocumentStyles
}

const Facts = ({ facts, styles }: PartProps & { facts: readonly Fact[] }) =>
  facts.map(({ term, value }) => (
    <Block key={term} look={styles.fact}>
      <Said look={styles.term}>{term}</Said>
      <Said look={styles.value}>{value}</Said>
    </Block>
  ))

const Lines = ({ lines, styles }: PartProps & { lines: readonly string[] }) =>
  lines.map((line) => (
    <Said key={line} look={[styles.text, styles.muted]}>
      {line}
    </Said>
  ))

/** The document of an invoice as pages of A4, with the words that its sheet on the screen has. */
export function InvoiceDocument({
  words,
  language,
  accent,
  pageOf,
}: DocumentOptions & { words: SheetWords }) {
  const styles = documentStyles(language.startsWith('ar'), accent)
  const { shop, client, stub } = words
  const figures = new Intl.NumberFormat(language)
  return (
    <Document title={words.title} author={shop.name} language={language}>
      <Page size="A4" {...looks(styles.page)}>
        <Block look={styles.band} isFixed />
        <Block look={styles.columns}>
          <Block look={styles.column}>
            <Said look={[styles.text, styles.name]}>{shop.name}</Said>
            <Lines lines={shop.lines} styles={styles} />
          </Block>
          <Block look={styles.side}>
            <Said look={[styles.text, styles.title]}>{words.title}</Said>
            <Facts facts={words.facts} styles={styles} />
          </Block>
        </Block>
        <Block look={[styles.columns, styles.block]}>
          <Block look={styles.column}>
            <Said look={[styles.text, styles.heading]}>{client.title}</Said>
            <Said look={[styles.text, styles.strong]}>{client.name}</Said>
            <Lines lines={client.lines} styles={styles} />
          </Block>
          <Block look={styles.side}>
            <Said look={[styles.text, styles.heading]}>{words.payTitle}</Said>
            <Facts facts={words.pay} styles={styles} />
          </Block>
        </Block>
        <DocumentLines words={words} styles={styles} />
        <DocumentTotals words={words} styles={styles} />
        {[words.note, words.terms].map(
          (part) =>
            part && (
              <Block key={part.title} look={styles.block} isWhole>
                <Said look={[styles.text, styles.heading]}>{part.title}</Said>
                <Said look={[styles.text, styles.muted]}>{part.text}</Said>
              </Block>
            ),
        )}
        {stub && (
          <Block look={styles.block} isWhole>
            <Block look={[styles.line, { marginBottom: 16 }]} />
            <Said look={[styles.text, styles.heading]}>{stub.title}</Said>
            <Said look={[styles.text, styles.muted, { marginBottom: 8 }]}>{stub.text}</Said>
            <Facts facts={stub.facts} styles={styles} />
          </Block>
        )}
        <Block look={styles.foot} isFixed>
          <Said look={styles.footStart}>{words.title}</Said>
          <Text
            {...looks(styles.footEnd)}
            render={({ pageNumber, totalPages }) =>
              pageOf
                .replace('{page}', figures.format(pageNumber))
                .replace('{pages}', figures.format(totalPages))
            }
          />
        </Block>
      </Page>
    </Document>
  )
}
