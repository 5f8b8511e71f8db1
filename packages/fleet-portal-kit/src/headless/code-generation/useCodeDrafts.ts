import { useDraft } from '../../foundation/data/useDraft.ts'
import { draftsReducer, noDrafts } from './drafts.ts'
import { draftsPersistence } from './persistedDrafts.ts'

/** The drafts of a user for a fleet. The screen that generates codes and the lists that add drafts share them. */
export const useCodeDrafts = (fleetId: string, userId: string | undefined) =>
  useDraft(`generate-fuel-codes:${userId ?? ''}:${fleetId}`, noDrafts, draftsReducer, draftsPersistence)
