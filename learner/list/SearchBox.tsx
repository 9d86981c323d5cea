import type { FormEvent } from 'react';
import { useTyped } from '#runtime/react/useTyped.ts';
import { texts } from '#learner/parts/texts.ts';
import './searchBox.css';

interface SearchBoxProps {
  /** What is searched for now. */
  keyword: string;
  label: string;
  placeholder: string;
  onSearch(keyword: string): void;
}

/** One field and its button; Enter searches. */
export function SearchBox({ keyword, label, placeholder, onSearch }: SearchBoxProps) {
  const { text, setText, send } = useTyped({ value: keyword, onSend: onSearch });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(text);
  };
  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">{texts.search}</button>
    </form>
  );
}
