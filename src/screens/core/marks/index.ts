export type { OwnMarks } from './findMark.ts'
export {
  loadNetworkMarks,
  OwnMarksContext,
  preloadMarks,
  useNetworkMark,
  useTokenMark,
} from './useMarks.ts'
