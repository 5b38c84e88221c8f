import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, Suspense } from 'react'
import { cx } from '../../css/cx.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { markScrollable } from '../SimpleTable/markScrollable.ts'
import { CodeLines } from './CodeLines.tsx'
import { CopyButton } from './CopyButton.tsx'
import { toLines } from './lines.ts'
import * as styles from './CodeBlock.css.ts'

export interface CodeBlockProps {
  /** The code, with its line breaks. */
  code: string
  /** The language whose words get colours; they come a moment after the code. @default 'text' */
  language?: 'bash' | 'css' | 'html' | 'json' | 'tsx' | 'text'
  /** What it is, as the name of a file; stands above it. */
  title?: string
  /** Its name for screen readers, where nothing above says it. @default its title */
  label?: string
  /** Numbers the lines. @default false */
  hasLineNumbers?: boolean
  /** Lines to point out, counted from 1. */
  markedLines?: readonly number[]
  /** Breaks long lines; else they scroll sideways. @default false */
  isWrapping?: boolean
  /** Height in px from where it scrolls. @default as tall as the code */
  maxHeight?: number
  /** Offers a button that copies it all. @default true */
  isCopyable?: boolean
  ref?: Ref<HTMLPreElement>
}

const { Part: HighlightedLines } = lazyWithPreload(
  async () => (await import('./HighlightedLines.tsx')).HighlightedLines,
)

/**
 * Lines of code, from left to right in every language.
 *
 * Use when someone should read or copy a piece of a program, a command or data.
 * Not for a word within a sentence: use `Code`.
 */
export function CodeBlock({
  code,
  language = 'text',
  title,
  label = title,
  hasLineNumbers,
  markedLines,
  isWrapping,
  maxHeight,
  isCopyable = true,
  ...rest
}: CodeBlockProps) {
  const text = code.replace(/\n$/, '')
  const lines = toLines([{ text }])
  const plain = <CodeLines lines={lines} marked={markedLines} />
  const hasCorner = isCopyable && !title
  return (
    <div className={styles.block} dir={title ? undefined : 'ltr'}>
      {title && (
        <div className={styles.bar}>
          <bdi className={styles.title}>{title}</bdi>
          {isCopyable && <CopyButton text={text} />}
        </div>
      )}
      <div
        ref={markScrollable}
        dir="ltr"
        role={label ? 'region' : undefined}
        aria-label={label}
        className={styles.scroller}
        style={assignInlineVars({
          ...(maxHeight !== undefined && { [styles.maxHeight]: `${maxHeight}px` }),
          [styles.digits]: `${String(lines.length).length}ch`,
        })}
      >
        <pre {...rest} translate="no" className={cx(styles.pre, isWrapping && styles.within)}>
          <code
            className={cx(
              styles.code,
              isWrapping && styles.wrapping,
              hasLineNumbers && styles.numbered,
              hasCorner && styles.besideButton,
            )}
          >
            {language === 'text' ? (
              plain
            ) : (
              <Suspense fallback={plain}>
                <HighlightedLines code={text} language={language} marked={markedLines} />
              </Suspense>
            )}
          </code>
        </pre>
      </div>
      {hasCorner && (
        <div className={styles.corner}>
          <CopyButton text={text} />
        </div>
      )}
    </div>
  )
}
