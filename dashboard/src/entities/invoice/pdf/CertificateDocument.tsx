import { Document, Page, StyleSheet } from '@react-pdf/renderer'
import { Block } from './Block.tsx'
import type { Fact } from './document-labels.ts'
import { families } from './fonts.ts'
import { PdfText } from './PdfText.tsx'

/** All texts of a certificate, in one language. */
export interface CertificateLabels {
  readonly title: string
  /** Who gives it. */
  readonly issuer: string
  /** What comes before the name of whoever has earned it. */
  readonly awarded: string
  readonly holder: string
  /** What comes before the name of the course. */
  readonly has: string
  readonly course: string
  readonly facts: readonly Fact[]
}

interface CertificateOptions {
  /** The language as a BCP 47 tag. */
  language: string
  /** The accent, as the person's preferences have it. */
  accent: string
}

const MUTED = 0.64

const certificateStyles = (isRightToLeft: boolean, accent: string) =>
  StyleSheet.create({
    page: { padding: 28, fontFamily: families, fontSize: 11 },
    frame: {
      flex: 1,
      padding: 40,
      borderWidth: 1.5,
      borderColor: accent,
      borderRadius: 14,
      alignItems: 'center',
      justifyContent: 'center',
    },
    line: { textAlign: 'center', lineHeight: 1.4 },
    muted: { opacity: MUTED },
    issuer: { fontSize: 13, fontWeight: 600, marginBottom: 28 },
    title: { fontSize: 30, fontWeight: 600, marginBottom: 28 },
    holder: { fontSize: 24, fontWeight: 600, marginTop: 6, marginBottom: 20 },
    course: { fontSize: 18, fontWeight: 600, marginTop: 6 },
    rule: { width: 64, height: 4, borderRadius: 2, backgroundColor: accent, marginVertical: 28 },
    facts: { flexDirection: isRightToLeft ? 'row-reverse' : 'row', gap: 44 },
    value: { fontWeight: 600 },
  })

/** How what is not drawn by a part of ours looks. */
const looks = (style: ReturnType<typeof certificateStyles>['page']) => ({ style })

/** That somebody has completed a course, as one page of A4 across. */
export function CertificateDocument({
  labels,
  language,
  accent,
}: CertificateOptions & { labels: CertificateLabels }) {
  const styles = certificateStyles(language.startsWith('ar'), accent)
  return (
    <Document title={labels.title} author={labels.issuer} language={language}>
      <Page size="A4" orientation="landscape" {...looks(styles.page)}>
        <Block look={styles.frame}>
          <PdfText look={[styles.line, styles.issuer]}>{labels.issuer}</PdfText>
          <PdfText look={[styles.line, styles.title]}>{labels.title}</PdfText>
          <PdfText look={[styles.line, styles.muted]}>{labels.awarded}</PdfText>
          <PdfText look={[styles.line, styles.holder]}>{labels.holder}</PdfText>
          <PdfText look={[styles.line, styles.muted]}>{labels.has}</PdfText>
          <PdfText look={[styles.line, styles.course]}>{labels.course}</PdfText>
          <Block look={styles.rule} />
          <Block look={styles.facts}>
            {labels.facts.map(({ term, value }) => (
              <Block key={term}>
                <PdfText look={[styles.line, styles.muted]}>{term}</PdfText>
                <PdfText look={[styles.line, styles.value]}>{value}</PdfText>
              </Block>
            ))}
          </Block>
        </Block>
      </Page>
    </Document>
  )
}
