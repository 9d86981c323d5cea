// Generated from schemas/. Do not edit.
import { add } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["object","null"];
const kept1 = {"kind":1,"title":1,"help":1,"empty":1,"order":1,"width":1,"align":1,"fixed":1,"isHidden":1,"isSortable":1,"isRequired":1,"isReadOnly":1,"isWide":1,"isCopied":1,"group":1,"part":1,"props":1,"dict":1,"ref":1,"isMany":1,"isRange":1,"minLength":1,"maxLength":1,"minimum":1,"maximum":1,"step":1,"maxItems":1,"default":1,"value":1,"when":1,"requiredWhen":1,"readOnlyWhen":1,"items":1};
const kept2 = ["text","longText","richText","integer","number","boolean","date","dateTime","dict","dictList","ref","file","image","password","tags","list","json"];
const kept3 = ["string","null"];
const kept4 = ["integer","null"];
const kept5 = ["left","right","center"];
const kept6 = ["left","right",null];
const kept7 = ["object","boolean","null"];
const kept8 = {"title":1,"order":1,"icon":1,"opens":1,"does":1,"goes":1,"part":1,"input":1,"code":1,"when":1,"confirm":1,"asksName":1,"weighs":1,"copies":1,"takesAll":1,"fields":1,"isPrimary":1,"isDanger":1};
const kept9 = {"$schema":1,"kind":1,"name":1,"entity":1,"title":1,"help":1,"load":1,"save":1,"opens":1,"sort":1,"filters":1,"columns":1,"fields":1,"groups":1,"toolbar":1,"row":1,"bulk":1,"blocks":1};
const kept10 = ["list","form","detail","page"];
const kept11 = ["drawer","page"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$", "u");
const wrapper0 = {validate: validate1};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept1, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(!(((((((((((((((((data0 === "text") || (data0 === "longText")) || (data0 === "richText")) || (data0 === "integer")) || (data0 === "number")) || (data0 === "boolean")) || (data0 === "date")) || (data0 === "dateTime")) || (data0 === "dict")) || (data0 === "dictList")) || (data0 === "ref")) || (data0 === "file")) || (data0 === "image")) || (data0 === "password")) || (data0 === "tags")) || (data0 === "list")) || (data0 === "json"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: kept2}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.help !== undefined && func0.call(data, "help")){
let data2 = data.help;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.empty !== undefined && func0.call(data, "empty")){
if(typeof data.empty !== "string"){
const err5 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data4 = data.order;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.width !== undefined && func0.call(data, "width")){
let data5 = data.width;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: kept4}};
vErrors = add(vErrors, err7);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
vErrors = add(vErrors, err8);
errors++;
}
if(data5 < 40 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
if(data.align !== undefined && func0.call(data, "align")){
let data6 = data.align;
if(!(((data6 === "left") || (data6 === "right")) || (data6 === "center"))){
const err10 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: kept5}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.fixed !== undefined && func0.call(data, "fixed")){
let data7 = data.fixed;
if(!(((data7 === "left") || (data7 === "right")) || (data7 === null))){
const err11 = {instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: kept6}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.isHidden !== undefined && func0.call(data, "isHidden")){
if(typeof data.isHidden !== "boolean"){
const err12 = {instancePath:instancePath+"/isHidden",schemaPath:"#/properties/isHidden/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.isSortable !== undefined && func0.call(data, "isSortable")){
if(typeof data.isSortable !== "boolean"){
const err13 = {instancePath:instancePath+"/isSortable",schemaPath:"#/properties/isSortable/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.isRequired !== undefined && func0.call(data, "isRequired")){
if(typeof data.isRequired !== "boolean"){
const err14 = {instancePath:instancePath+"/isRequired",schemaPath:"#/properties/isRequired/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.isReadOnly !== undefined && func0.call(data, "isReadOnly")){
if(typeof data.isReadOnly !== "boolean"){
const err15 = {instancePath:instancePath+"/isReadOnly",schemaPath:"#/properties/isReadOnly/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.isWide !== undefined && func0.call(data, "isWide")){
if(typeof data.isWide !== "boolean"){
const err16 = {instancePath:instancePath+"/isWide",schemaPath:"#/properties/isWide/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.isCopied !== undefined && func0.call(data, "isCopied")){
if(typeof data.isCopied !== "boolean"){
const err17 = {instancePath:instancePath+"/isCopied",schemaPath:"#/properties/isCopied/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(typeof data.group !== "string"){
const err18 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
let data15 = data.part;
if((typeof data15 !== "string") && (data15 !== null)){
const err19 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.props !== undefined && func0.call(data, "props")){
let data16 = data.props;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err20 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.dict !== undefined && func0.call(data, "dict")){
if(typeof data.dict !== "string"){
const err21 = {instancePath:instancePath+"/dict",schemaPath:"#/properties/dict/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
let data18 = data.ref;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 of Object.keys(data18)){
if(!((((key1 === "entity") || (key1 === "options")) || (key1 === "list")) || (key1 === "marks"))){
const err22 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data18.entity !== undefined && func0.call(data18, "entity")){
if(typeof data18.entity !== "string"){
const err23 = {instancePath:instancePath+"/ref/entity",schemaPath:"#/properties/ref/properties/entity/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data18.options !== undefined && func0.call(data18, "options")){
let data20 = data18.options;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err24 = {instancePath:instancePath+"/ref/options",schemaPath:"#/$defs/operationName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"}};
vErrors = add(vErrors, err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/ref/options",schemaPath:"#/$defs/operationName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data18.list !== undefined && func0.call(data18, "list")){
let data21 = data18.list;
if((typeof data21 !== "string") && (data21 !== null)){
const err26 = {instancePath:instancePath+"/ref/list",schemaPath:"#/properties/ref/properties/list/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data18.marks !== undefined && func0.call(data18, "marks")){
let data22 = data18.marks;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if((data23.title === undefined) || (!(func0.call(data23, "title")))){
const err27 = {instancePath:instancePath+"/ref/marks/" + i0,schemaPath:"#/properties/ref/properties/marks/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = add(vErrors, err27);
errors++;
}
for(const key2 of Object.keys(data23)){
if(!((key2 === "title") || (key2 === "dict"))){
const err28 = {instancePath:instancePath+"/ref/marks/" + i0,schemaPath:"#/properties/ref/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err28);
errors++;
}
}
if(data23.title !== undefined && func0.call(data23, "title")){
if(typeof data23.title !== "string"){
const err29 = {instancePath:instancePath+"/ref/marks/" + i0+"/title",schemaPath:"#/properties/ref/properties/marks/items/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data23.dict !== undefined && func0.call(data23, "dict")){
if(typeof data23.dict !== "string"){
const err30 = {instancePath:instancePath+"/ref/marks/" + i0+"/dict",schemaPath:"#/properties/ref/properties/marks/items/properties/dict/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/ref/marks/" + i0,schemaPath:"#/properties/ref/properties/marks/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/ref/marks",schemaPath:"#/properties/ref/properties/marks/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data.isMany !== undefined && func0.call(data, "isMany")){
if(typeof data.isMany !== "boolean"){
const err34 = {instancePath:instancePath+"/isMany",schemaPath:"#/properties/isMany/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err34);
errors++;
}
}
if(data.isRange !== undefined && func0.call(data, "isRange")){
if(typeof data.isRange !== "boolean"){
const err35 = {instancePath:instancePath+"/isRange",schemaPath:"#/properties/isRange/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.minLength !== undefined && func0.call(data, "minLength")){
let data28 = data.minLength;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err36 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err36);
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err37 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err37);
errors++;
}
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data29 = data.maxLength;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err38 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err38);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
const err39 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err39);
errors++;
}
}
}
if(data.minimum !== undefined && func0.call(data, "minimum")){
let data30 = data.minimum;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err40 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.maximum !== undefined && func0.call(data, "maximum")){
let data31 = data.maximum;
if(!((typeof data31 == "number") && (isFinite(data31)))){
const err41 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data32 = data.step;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 <= 0 || isNaN(data32)){
const err42 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data.maxItems !== undefined && func0.call(data, "maxItems")){
let data33 = data.maxItems;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err44 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err44);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
const err45 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data34 = data.value;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err46 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data.when !== undefined && func0.call(data, "when")){
let data35 = data.when;
if(((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (typeof data35 !== "boolean")) && (data35 !== null)){
const err47 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: kept7}};
vErrors = add(vErrors, err47);
errors++;
}
}
if(data.requiredWhen !== undefined && func0.call(data, "requiredWhen")){
let data36 = data.requiredWhen;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)){
const err48 = {instancePath:instancePath+"/requiredWhen",schemaPath:"#/properties/requiredWhen/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data.readOnlyWhen !== undefined && func0.call(data, "readOnlyWhen")){
let data37 = data.readOnlyWhen;
if((!(data37 && typeof data37 == "object" && !Array.isArray(data37))) && (data37 !== null)){
const err49 = {instancePath:instancePath+"/readOnlyWhen",schemaPath:"#/properties/readOnlyWhen/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err49);
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
if(!(wrapper0.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate2(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err0);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept8, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data1 = data.order;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
if(typeof data.icon !== "string"){
const err4 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.opens !== undefined && func0.call(data, "opens")){
if(typeof data.opens !== "string"){
const err5 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.does !== undefined && func0.call(data, "does")){
let data4 = data.does;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err6 = {instancePath:instancePath+"/does",schemaPath:"#/$defs/operationName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/does",schemaPath:"#/$defs/operationName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.goes !== undefined && func0.call(data, "goes")){
if(typeof data.goes !== "string"){
const err8 = {instancePath:instancePath+"/goes",schemaPath:"#/properties/goes/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.part !== undefined && func0.call(data, "part")){
if(typeof data.part !== "string"){
const err9 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.input !== undefined && func0.call(data, "input")){
let data7 = data.input;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err10 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data8 = data.code;
const _errs20 = errors;
let valid2 = false;
let passing0 = null;
const _errs21 = errors;
if(typeof data8 !== "string"){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/oneOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs23 = errors;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err12 = {instancePath:instancePath+"/code/" + i0,schemaPath:"#/properties/code/oneOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/oneOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err13);
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = add(vErrors, err14);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.when !== undefined && func0.call(data, "when")){
let data10 = data.when;
if(((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (typeof data10 !== "boolean")) && (data10 !== null)){
const err15 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: kept7}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.confirm !== undefined && func0.call(data, "confirm")){
let data11 = data.confirm;
if((typeof data11 !== "string") && (data11 !== null)){
const err16 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data.asksName !== undefined && func0.call(data, "asksName")){
if(typeof data.asksName !== "boolean"){
const err17 = {instancePath:instancePath+"/asksName",schemaPath:"#/properties/asksName/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data.weighs !== undefined && func0.call(data, "weighs")){
if(typeof data.weighs !== "string"){
const err18 = {instancePath:instancePath+"/weighs",schemaPath:"#/properties/weighs/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.copies !== undefined && func0.call(data, "copies")){
if(typeof data.copies !== "boolean"){
const err19 = {instancePath:instancePath+"/copies",schemaPath:"#/properties/copies/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data.takesAll !== undefined && func0.call(data, "takesAll")){
if(typeof data.takesAll !== "boolean"){
const err20 = {instancePath:instancePath+"/takesAll",schemaPath:"#/properties/takesAll/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data.fields !== undefined && func0.call(data, "fields")){
let data16 = data.fields;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err21 = {instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.isPrimary !== undefined && func0.call(data, "isPrimary")){
if(typeof data.isPrimary !== "boolean"){
const err23 = {instancePath:instancePath+"/isPrimary",schemaPath:"#/properties/isPrimary/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.isDanger !== undefined && func0.call(data, "isDanger")){
if(typeof data.isDanger !== "boolean"){
const err24 = {instancePath:instancePath+"/isDanger",schemaPath:"#/properties/isDanger/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(validate8(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err0);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept9, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if("../meta/screen.json" !== data.$schema){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "../meta/screen.json"}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(!((((data1 === "list") || (data1 === "form")) || (data1 === "detail")) || (data1 === "page"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: kept10}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.entity !== undefined && func0.call(data, "entity")){
if(typeof data.entity !== "string"){
const err4 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data4 = data.title;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.help !== undefined && func0.call(data, "help")){
let data5 = data.help;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.load !== undefined && func0.call(data, "load")){
let data6 = data.load;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err7 = {instancePath:instancePath+"/load",schemaPath:"#/$defs/operationName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/load",schemaPath:"#/$defs/operationName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.save !== undefined && func0.call(data, "save")){
let data7 = data.save;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err9 = {instancePath:instancePath+"/save",schemaPath:"#/$defs/operationName/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$"}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/save",schemaPath:"#/$defs/operationName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.opens !== undefined && func0.call(data, "opens")){
let data8 = data.opens;
if(!((data8 === "drawer") || (data8 === "page"))){
const err11 = {instancePath:instancePath+"/opens",schemaPath:"#/properties/opens/enum",keyword:"enum",params:{allowedValues: kept11}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data9 = data.sort;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
if(!(validate1(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined && func0.call(data, "columns")){
if(!(validate1(data.columns, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined && func0.call(data, "fields")){
if(!(validate1(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined && func0.call(data, "groups")){
let data13 = data.groups;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 of Object.keys(data13)){
let data14 = data13[key1];
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err13 = {instancePath:instancePath+"/groups/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/groups/additionalProperties/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err13);
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 of Object.keys(data14)){
if(!(((key2 === "title") || (key2 === "help")) || (key2 === "order"))){
const err14 = {instancePath:instancePath+"/groups/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/groups/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data14.title !== undefined && func0.call(data14, "title")){
if(typeof data14.title !== "string"){
const err15 = {instancePath:instancePath+"/groups/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/groups/additionalProperties/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data14.help !== undefined && func0.call(data14, "help")){
let data16 = data14.help;
if((typeof data16 !== "string") && (data16 !== null)){
const err16 = {instancePath:instancePath+"/groups/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/help",schemaPath:"#/properties/groups/additionalProperties/properties/help/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data14.order !== undefined && func0.call(data14, "order")){
let data17 = data14.order;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err17 = {instancePath:instancePath+"/groups/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/order",schemaPath:"#/properties/groups/additionalProperties/properties/order/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data.toolbar !== undefined && func0.call(data, "toolbar")){
if(!(validate7(data.toolbar, {instancePath:instancePath+"/toolbar",parentData:data,parentDataProperty:"toolbar",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.row !== undefined && func0.call(data, "row")){
if(!(validate7(data.row, {instancePath:instancePath+"/row",parentData:data,parentDataProperty:"row",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.bulk !== undefined && func0.call(data, "bulk")){
if(!(validate7(data.bulk, {instancePath:instancePath+"/bulk",parentData:data,parentDataProperty:"bulk",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined && func0.call(data, "blocks")){
let data21 = data.blocks;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 of Object.keys(data21)){
let data22 = data21[key3];
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err19 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocks/additionalProperties/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err19);
errors++;
}
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 of Object.keys(data22)){
if(!(((((((key4 === "order") || (key4 === "title")) || (key4 === "help")) || (key4 === "part")) || (key4 === "screen")) || (key4 === "code")) || (key4 === "props"))){
const err20 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/blocks/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data22.order !== undefined && func0.call(data22, "order")){
let data23 = data22.order;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err21 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/order",schemaPath:"#/properties/blocks/additionalProperties/properties/order/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data22.title !== undefined && func0.call(data22, "title")){
let data24 = data22.title;
if((typeof data24 !== "string") && (data24 !== null)){
const err22 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/title",schemaPath:"#/properties/blocks/additionalProperties/properties/title/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data22.help !== undefined && func0.call(data22, "help")){
let data25 = data22.help;
if((typeof data25 !== "string") && (data25 !== null)){
const err23 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/help",schemaPath:"#/properties/blocks/additionalProperties/properties/help/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data22.part !== undefined && func0.call(data22, "part")){
if(typeof data22.part !== "string"){
const err24 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/part",schemaPath:"#/properties/blocks/additionalProperties/properties/part/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
}
if(data22.screen !== undefined && func0.call(data22, "screen")){
if(typeof data22.screen !== "string"){
const err25 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/screen",schemaPath:"#/properties/blocks/additionalProperties/properties/screen/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data22.code !== undefined && func0.call(data22, "code")){
if(typeof data22.code !== "string"){
const err26 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",schemaPath:"#/properties/blocks/additionalProperties/properties/code/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data22.props !== undefined && func0.call(data22, "props")){
let data29 = data22.props;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err27 = {instancePath:instancePath+"/blocks/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/props",schemaPath:"#/properties/blocks/additionalProperties/properties/props/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const overlay = validator(check0, {});
