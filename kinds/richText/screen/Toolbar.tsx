import {
  BoldOutlined,
  CodeOutlined,
  FunctionOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { Button, Tooltip } from 'antd';
import { useRef, type ReactNode } from 'react';
import { texts } from '#runtime/screen/texts.ts';
import { pictureTypes } from '#kinds/file/sorts.ts';

export interface ToolbarProps {
  editor: Editor;
  onImage(file: File): void;
  onFormula(): void;
  onLink(): void;
}

interface Tool {
  name: string;
  title: string;
  icon: ReactNode;
  isActive?: boolean | undefined;
  isDisabled?: boolean | undefined;
  run(): void;
}

/** Formatting of the chosen text; each button says whether it is on. */
export function Toolbar({ editor, onImage, onFormula, onLink }: ToolbarProps) {
  const picker = useRef<HTMLInputElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...Object.fromEntries(
        [
          'bold',
          'italic',
          'underline',
          'strike',
          'code',
          'subscript',
          'superscript',
          'bulletList',
          'orderedList',
          'blockquote',
          'link',
          'heading',
        ].map((name) => [name, current.isActive(name)]),
      ),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  }) as Record<string, boolean>;
  const focus = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: 'heading', title: texts.heading, icon: 'H', run: () => focus().toggleHeading({ level: 3 }).run() },
    { name: 'bold', title: texts.bold, icon: <BoldOutlined />, run: () => focus().toggleBold().run() },
    { name: 'italic', title: texts.italic, icon: <ItalicOutlined />, run: () => focus().toggleItalic().run() },
    {
      name: 'underline',
      title: texts.underline,
      icon: <UnderlineOutlined />,
      run: () => focus().toggleUnderline().run(),
    },
    { name: 'strike', title: texts.strike, icon: <StrikethroughOutlined />, run: () => focus().toggleStrike().run() },
    { name: 'subscript', title: texts.subscript, icon: 'x₂', run: () => focus().toggleMark('subscript').run() },
    { name: 'superscript', title: texts.superscript, icon: 'x²', run: () => focus().toggleMark('superscript').run() },
    {
      name: 'bulletList',
      title: texts.bullets,
      icon: <UnorderedListOutlined />,
      run: () => focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      title: texts.numbers,
      icon: <OrderedListOutlined />,
      run: () => focus().toggleOrderedList().run(),
    },
    { name: 'blockquote', title: texts.quote, icon: '”', run: () => focus().toggleBlockquote().run() },
    { name: 'code', title: texts.code, icon: <CodeOutlined />, run: () => focus().toggleCode().run() },
    { name: 'link', title: texts.link, icon: <LinkOutlined />, run: onLink },
    { name: 'image', title: texts.image, icon: <PictureOutlined />, run: () => picker.current?.click() },
    { name: 'formula', title: texts.formula, icon: <FunctionOutlined />, run: onFormula },
    {
      name: 'undo',
      title: texts.undo,
      icon: <UndoOutlined />,
      isDisabled: !state['canUndo'],
      run: () => focus().undo().run(),
    },
    {
      name: 'redo',
      title: texts.redo,
      icon: <RedoOutlined />,
      isDisabled: !state['canRedo'],
      run: () => focus().redo().run(),
    },
  ];
  return (
    <div className="screen-editor-tools" role="toolbar" aria-label={texts.editorTools}>
      {tools.map(({ name, title, icon, isDisabled, run }) => (
        <Tooltip key={name} title={title} mouseEnterDelay={0.6}>
          <Button
            type="text"
            size="small"
            className={state[name] ? 'is-active' : ''}
            aria-label={title}
            aria-pressed={state[name] ?? false}
            disabled={isDisabled ?? false}
            icon={icon}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          />
        </Tooltip>
      ))}
      <input
        ref={picker}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onImage(file);
          target.value = '';
        }}
      />
    </div>
  );
}
