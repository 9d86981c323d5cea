import { useEffect, useState, type FormEvent } from 'react';
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
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit">{texts.search}</button>
    </form>
  );
}
