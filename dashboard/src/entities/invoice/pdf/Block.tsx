import { View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { PdfStyle } from './pdf-styles.ts'

interface BlockProps {
  children?: ReactNode
  /** What it looks like; what comes later wins. */
  look?: PdfStyle | readonly PdfStyle[]
  /** Stands on every page. @default false */
  isFixed?: boolean
  /** Stays on one page. @default false */
  isWhole?: boolean
}

/** A part of a document. */
export const Block = ({ children, look = [], isFixed = false, isWhole = false }: BlockProps) =>
  createElement(View, { style: [look].flat(), fixed: isFixed, wrap: !isWhole }, children)
