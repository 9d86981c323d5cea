// Generated from schemas/. Do not edit.
import { screenStory } from '#runtime/screen/story.tsx';

export default { title: "证书/认证图谱" };

export const 默认 = screenStory({ screen: "cert.graph" });
