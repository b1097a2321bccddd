import { createContext } from 'react'

/** Copies a text, says so to the user, and resolves to whether it worked. */
export type Copy = (text: string, kind?: 'text' | 'email') => Promise<boolean>

export const CopyContext = createContext<Copy>(async () => false)
