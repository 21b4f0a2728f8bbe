import type { ReactNode } from 'react'
import type { StorageTrouble } from '#base'
import { useLabelsTrouble } from '#screens/core/stores'

/** Reads the labels, which only some pages show, to find problems with them. */
export const LabelsTrouble = ({
  children,
}: {
  children: (trouble: StorageTrouble | undefined) => ReactNode
}) => children(useLabelsTrouble())
