import { useState } from 'react';
import { call } from '#runtime/core/call.ts';
import './favoriteButton.css';
import { texts } from './texts.ts';

interface FavoriteButtonProps {
  questionId: string;
  certCode: string;
  isFavorite: boolean;
  onChange: (isFavorite: boolean) => void;
}

/** The star of a question: shown at once, taken back where the server refuses (the core says why). */
export function FavoriteButton({ questionId, certCode, isFavorite, onChange }: FavoriteButtonProps) {
  const [isSaving, setIsSaving] = useState(false);
  const toggle = async (): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    onChange(!isFavorite);
    try {
      await (isFavorite
        ? call('favorite.cancelFavorite', { questionId })
        : call('favorite.add', { questionId, certCode }));
    } catch {
      onChange(isFavorite);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <button type="button" className="question-star" aria-pressed={isFavorite} onClick={() => void toggle()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z" />
      </svg>
      {texts.favorite}
    </button>
  );
}
