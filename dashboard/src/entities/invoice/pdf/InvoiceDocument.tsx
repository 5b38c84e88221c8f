import { Document, Page, Text } from '@react-pdf/renderer'
import type { DocumentLabels, Fact } from './document-labels.ts'
import { Block } from './Block.tsx'
import { PdfLines } from './PdfLines.tsx'
import { PdfTotals } from './PdfTotals.tsx'
import { type PdfStyle, type PdfStyles, pdfStyles } from './pdf-styles.ts'
import { PdfText } from './PdfText.tsx'

export interface PdfOptions {
  /** The language as a BCP 47 tag. */
  language: string
  /** The accent, as the person's preferences have it. */
  accent: string
  /** "Page {page} of {pages}", with these words in braces for the figures. */
  pageOf: string
}

/** How what is not drawn by a part of ours looks. */
const looks = (style: PdfStyle) => ({ style })

interface PartProps {
  styles: PdfStyles
}

const Facts = ({ facts, styles }: PartProps & { facts: readonly Fact[] }) =>
  facts.map(({ term, value }) => (
    <Block key={term} look={styles.fact}>
      <PdfText look={styles.term}>{term}</PdfText>
      <PdfText look={styles.value}>{value}</PdfText>
    </Block>
  ))

const Lines = ({ lines, styles }: PartProps & { lines: readonly string[] }) =>
  lines.map((line) => (
    <PdfText key={line} look={[styles.text, styles.muted]}>
      {line}
    </PdfText>
  ))

/** The document of an invoice as pages of A4, with the words that its sheet on the screen has. */
export function InvoiceDocument({
  labels,
  language,
  accent,
  pageOf,
}: PdfOptions & { labels: DocumentLabels }) {
  const styles = pdfStyles(language.startsWith('ar'), accent)
  const { shop, client, stub } = labels
  const figures = new Intl.NumberFormat(language)
  return (
    <Document title={labels.title} author={shop.name} language={language}>
      <Page size="A4" {...looks(styles.page)}>
        <Block look={styles.band} isFixed />
        <Block look={styles.columns}>
          <Block look={styles.column}>
            <PdfText look={[styles.text, styles.name]}>{shop.name}</PdfText>
            <Lines lines={shop.lines} styles={styles} />
          </Block>
          <Block look={styles.side}>
            <PdfText look={[styles.text, styles.title]}>{labels.title}</PdfText>
            <Facts facts={labels.facts} styles={styles} />
          </Block>
        </Block>
        <Block look={[styles.columns, styles.block]}>
          <Block look={styles.column}>
            <PdfText look={[styles.text, styles.heading]}>{client.title}</PdfText>
            <PdfText look={[styles.text, styles.strong]}>{client.name}</PdfText>
            <Lines lines={client.lines} styles={styles} />
          </Block>
          <Block look={styles.side}>
            <PdfText look={[styles.text, styles.heading]}>{labels.payTitle}</PdfText>
            <Facts facts={labels.pay} styles={styles} />
          </Block>
        </Block>
        <PdfLines labels={labels} styles={styles} />
        <PdfTotals labels={labels} styles={styles} />
        {[labels.note, labels.terms].map(
          (part) =>
            part && (
              <Block key={part.title} look={styles.block} isWhole>
                <PdfText look={[styles.text, styles.heading]}>{part.title}</PdfText>
                <PdfText look={[styles.text, styles.muted]}>{part.text}</PdfText>
              </Block>
            ),
        )}
        {stub && (
          <Block look={styles.block} isWhole>
            <Block look={[styles.line, { marginBottom: 16 }]} />
            <PdfText look={[styles.text, styles.heading]}>{stub.title}</PdfText>
            <PdfText look={[styles.text, styles.muted, { marginBottom: 8 }]}>{stub.text}</PdfText>
            <Facts facts={stub.facts} styles={styles} />
          </Block>
        )}
        <Block look={styles.foot} isFixed>
          <PdfText look={styles.footStart}>{labels.title}</PdfText>
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
