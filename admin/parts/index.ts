import { registerPart } from '#runtime/screen/parts.ts';

/** Makes the admin's hand-made parts known to the screens that place them by name. */
export function registerParts(): void {
  registerPart({
    kind: 'field',
    name: 'ruleEditor',
    load: async () => (await import('./ruleEditor/RuleEditor.tsx')).RuleEditor,
  });
  registerPart({
    kind: 'field',
    name: 'stemEditor',
    load: async () => (await import('./stemEditor/StemEditor.tsx')).StemEditor,
  });
  registerPart({
    kind: 'field',
    name: 'optionEditor',
    load: async () => (await import('./optionEditor/OptionEditor.tsx')).OptionEditor,
  });
  registerPart({
    kind: 'field',
    name: 'changes',
    load: async () => (await import('#runtime/screen/actions/ChangesPart.tsx')).ChangesPart,
  });
  registerPart({
    kind: 'field',
    name: 'answerEditor',
    load: async () => (await import('./answerEditor/AnswerEditor.tsx')).AnswerEditor,
  });
  registerPart({
    kind: 'field',
    name: 'codeTree',
    load: async () => (await import('./codeTree/CodeTree.tsx')).CodeTree,
  });
  registerPart({
    kind: 'field',
    name: 'screenName',
    load: async () => (await import('./screenName/ScreenName.tsx')).ScreenName,
  });
  registerPart({
    kind: 'field',
    name: 'seatPlanEditor',
    load: async () => (await import('./seatPlanEditor/SeatPlanEditor.tsx')).SeatPlanEditor,
  });
  registerPart({
    kind: 'field',
    name: 'paperEditor',
    load: async () => (await import('./paperEditor/PaperEditor.tsx')).PaperEditor,
  });
  registerPart({
    kind: 'field',
    name: 'reviewPaper',
    load: async () => (await import('./reviewPaper/ReviewPaper.tsx')).ReviewPaper,
  });
  registerPart({
    kind: 'field',
    name: 'reviewPlace',
    load: async () => (await import('./reviewPaper/ReviewPlace.tsx')).ReviewPlace,
  });
  registerPart({
    kind: 'field',
    name: 'certDesigner',
    load: async () => (await import('./certDesigner/CertDesigner.tsx')).CertDesigner,
  });
  registerPart({
    kind: 'field',
    name: 'brandColour',
    load: async () => (await import('./brandColour/BrandColour.tsx')).BrandColour,
  });
  registerPart({
    kind: 'action',
    name: 'applyReview',
    load: async () => (await import('./applyReview/ApplyReview.tsx')).ApplyReview,
  });
  registerPart({
    kind: 'action',
    name: 'platformReview',
    load: async () => (await import('./applyReview/ApplyReview.tsx')).PlatformReview,
  });
  registerPart({
    kind: 'action',
    name: 'certUpload',
    load: async () => (await import('./certUpload/CertUpload.tsx')).CertUpload,
  });
  registerPart({
    kind: 'action',
    name: 'questionPaste',
    load: async () => (await import('./questionPaste/QuestionPaste.tsx')).QuestionPaste,
  });
  registerPart({
    kind: 'action',
    name: 'paperPrint',
    load: async () => (await import('./paperPrint/PaperPrint.tsx')).PaperPrint,
  });
  registerPart({
    kind: 'action',
    name: 'seatingBoard',
    load: async () => (await import('./seatingBoard/SeatingBoard.tsx')).SeatingBoard,
  });
  registerPart({
    kind: 'action',
    name: 'ruleSimulator',
    load: async () => (await import('./ruleSimulator/RuleSimulator.tsx')).RuleSimulator,
  });
  registerPart({
    kind: 'action',
    name: 'paperReport',
    load: async () => (await import('./ruleSimulator/PaperReport.tsx')).PaperReport,
  });
  registerPart({
    kind: 'action',
    name: 'itemAnalysis',
    load: async () => (await import('./itemAnalysis/ItemAnalysis.tsx')).ItemAnalysis,
  });
  registerPart({
    kind: 'block',
    name: 'carouselEditor',
    load: async () => (await import('./carouselEditor/CarouselEditor.tsx')).CarouselEditor,
  });
  registerPart({
    kind: 'block',
    name: 'invigilation',
    load: async () => (await import('./invigilation/Invigilation.tsx')).Invigilation,
  });
  registerPart({
    kind: 'block',
    name: 'marking',
    load: async () => (await import('./marking/Marking.tsx')).Marking,
  });
  registerPart({
    kind: 'block',
    name: 'certGraphEditor',
    load: async () => (await import('./certGraphEditor/CertGraphEditor.tsx')).CertGraphEditor,
  });
}
