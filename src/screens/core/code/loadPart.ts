import type { ComponentType } from 'react'
import { lazyPart, type LazyPart, type LazyPartOptions } from '#ui'
import { loadCode } from './loadCode.ts'

/** A component that is loaded when it is first rendered, or ahead with its `load`. */
export const loadPart = <Props extends object>(
  importIt: () => Promise<ComponentType<Props>>,
  options?: LazyPartOptions<Props>,
): LazyPart<Props> => lazyPart(loadCode(importIt), options)
