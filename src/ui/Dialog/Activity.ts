import * as React from 'react'
import type { ActivityProps } from 'react'

/** React before 19.2 can't prerender, so hidden content isn't rendered there. */
const LeftOut = ({ mode, children }: ActivityProps) => (mode === 'hidden' ? null : children)

/** Prerenders hidden content without running its effects until it is shown. */
export const Activity = (React as Partial<typeof React>).Activity ?? LeftOut
