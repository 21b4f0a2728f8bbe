export type { OwnMarks } from './findMark.ts'
export {
  loadNetworkMarks,
  OwnMarksContext,
  preloadMarks,
  useIsMarked,
  useMarkColor,
  useNetworkMark,
  useTokenMark,
} from './useMarks.ts'
